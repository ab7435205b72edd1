/** A picture for `Picture`: the built sizes of a local file, or just a remote URL. */
export type Picture = {
  src: string;
  /** The intrinsic size; unknown for a picture from another host. */
  width?: number;
  height?: number;
  /** In order of preference. */
  sources: { type: string; srcSet: string }[];
};

/** A picture as vite-imagetools returns it, in one or more formats. */
export type BuiltPicture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

/** Built pictures by file name. */
type BuiltPictures = Record<string, BuiltPicture>;

/**
 * The picture with this file name in `src/data/media/`, or at this https URL. An unknown name fails to
 * load, and the page shows its alternative text; the owner's check reports it earlier.
 *
 * @param formats In order of preference. The last one is the fallback in `src`.
 */
export function builtPicture(formats: readonly BuiltPictures[], address: string): Picture {
  const built = formats.flatMap((pictures) => pictures[address.normalize()] ?? []);
  const best = built[0];
  const last = built.at(-1);
  if (!best || !last) return { src: address, sources: [] };
  return {
    src: last.img.src,
    width: best.img.w,
    height: best.img.h,
    sources: built.flatMap(({ sources }) =>
      Object.entries(sources).map(([format, srcSet]) => ({ type: `image/${format}`, srcSet })),
    ),
  };
}

/**
 * The modules of `import.meta.glob` by file name instead of path. Names are composed, because macOS writes
 * an accented letter as two characters.
 */
export function byFileName<Module>(modules: Record<string, Module>): Record<string, Module> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/.*\//, "").normalize(), module]),
  );
}
