/** A picture as the page needs it: every width that the build made, or an address as it is. */
export type Picture = {
  src: string;
  /** Of the largest width made; absent for a picture from another host, whose size is unknown. */
  width?: number;
  height?: number;
  /** From the best format to the last. */
  sources: { type: string; srcSet: string }[];
};

/** What the build returns for a picture in one or more formats. */
export type BuiltPicture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

/** Built pictures by file name. */
export type BuiltPictures = Record<string, BuiltPicture>;

/**
 * The picture with this name in `src/data/media/`, or at this https address. A name without a file
 * gives a picture that fails to load, which the page shows as its alternative text; the owner's
 * check reports it earlier.
 *
 * @param formats From the best format to the last, which also serves `src`.
 */
export function builtPicture(formats: readonly BuiltPictures[], address: string): Picture {
  const built = formats.flatMap((pictures) => pictures[address] ?? []);
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

/** What `import.meta.glob` found, by file name instead of path. */
export function byFileName<Module>(modules: Record<string, Module>): Record<string, Module> {
  return Object.fromEntries(
    Object.entries(modules).map(([path, module]) => [path.replace(/.*\//, ""), module]),
  );
}
