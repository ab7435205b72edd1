/** A picture as the page needs it: every width that the build made, or an address as it is. */
export type Picture = {
  src: string;
  /** Of the largest width made; absent for a picture from another host, whose size nobody knows. */
  width?: number;
  height?: number;
  /** From the best format to the last. */
  sources: { type: string; srcSet: string }[];
};

/** What the build tells of a picture in one format. */
export type BuiltPicture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

/** The built pictures of one format, by file name. */
export type BuiltPictures = Record<string, BuiltPicture>;

/**
 * The picture with this name in `src/data/media/`, or at this https address. A name that no file
 * has gives a picture that fails to load, which the page shows as its alternative text; the
 * owner's check finds it before that.
 */
export function builtPicture(avif: BuiltPictures, webp: BuiltPictures, address: string): Picture {
  const best = avif[address];
  const fallback = webp[address];
  if (!best || !fallback) return { src: address, sources: [] };
  return {
    src: fallback.img.src,
    width: best.img.w,
    height: best.img.h,
    sources: [best, fallback].flatMap(({ sources }) =>
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
