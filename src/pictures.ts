/** A picture as the page needs it: every width that the build made, or an address as it is. */
export type Picture = {
  src: string;
  /** Of the largest width made; absent for a picture from another host, whose size nobody knows. */
  width?: number;
  height?: number;
  /** From the best format to the last. */
  sources: { type: string; srcSet: string }[];
};

type BuiltPicture = {
  sources: Record<string, string>;
  img: { src: string; w: number; h: number };
};

// AVIF is what nearly every browser takes, so it comes in every width, each at most half as
// wide again as the one before, where pictures are large; the largest serves the
// lightbox's zoom. WebP is for the few others. Effort 2 makes files of the same size as the
// default in a fifth of the time.
const avif = import.meta.glob<BuiltPicture>("./data/media/*.{png,jpg,jpeg,webp,avif}", {
  eager: true,
  import: "default",
  query: {
    w: "160;320;480;720;1080;1600;2400",
    format: "avif",
    quality: "45",
    effort: "2",
    withoutEnlargement: "",
    as: "picture",
  },
});
const webp = import.meta.glob<BuiltPicture>("./data/media/*.{png,jpg,jpeg,webp,avif}", {
  eager: true,
  import: "default",
  query: {
    w: "480;1080",
    format: "webp",
    quality: "70",
    withoutEnlargement: "",
    as: "picture",
  },
});

const films = import.meta.glob<string>("./data/media/*.{webm,mp4}", {
  eager: true,
  import: "default",
  query: "?url",
});

/**
 * The picture with this name in `src/data/media/`, or at this https address. A name that no file
 * has gives a picture that fails to load, which the page shows as its alternative text; the
 * owner's check finds it before that.
 */
export function picture(address: string): Picture {
  const file = `./data/media/${address}`;
  const best = avif[file];
  const fallback = webp[file];
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

/** The built addresses of the films with these names, in their order; unknown names are left out. */
export function filmSources(names: readonly string[]): { src: string; type: string }[] {
  return names.flatMap((name) => {
    const src = films[`./data/media/${name}`];
    return src ? [{ src, type: name.endsWith(".webm") ? "video/webm" : "video/mp4" }] : [];
  });
}
