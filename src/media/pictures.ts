import { builtPicture, type BuiltPicture, byFileName, type Picture } from "./built-picture.ts";

// Nearly every browser supports AVIF, so it gets every width; each is at most half as wide again
// as the one before, and the largest serves the lightbox's zoom. WebP is for the few others.
// Effort 2 takes a fifth of the time for files of the same size as the default.
// The build narrows this to the pictures of cards and hero (src/prerender/product-summaries-plugin.ts).
const avif = byFileName(
  import.meta.glob<BuiltPicture>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: {
      w: "320;480;720;1080;1320;1600;2400",
      format: "avif",
      quality: "45",
      effort: "2",
      withoutEnlargement: "",
      as: "picture",
    },
  }),
);
const webp = byFileName(
  import.meta.glob<BuiltPicture>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: {
      w: "480;1080",
      format: "webp",
      quality: "70",
      withoutEnlargement: "",
      as: "picture",
    },
  }),
);

const films = byFileName(
  import.meta.glob<string>("#data/media/*.{webm,mp4}", {
    eager: true,
    import: "default",
    query: "?url",
  }),
);

/** A picture of a card or of the hero; see `builtPicture`. */
export function picture(address: string): Picture {
  return builtPicture([avif, webp], address);
}

/** A film as a `source` element has it. */
export type FilmSource = { src: string; type: string; media?: string };

/**
 * The films with these names, in this order; unknown names are left out.
 *
 * @param media The screens that they are for, as a media query.
 */
export function filmSources(names: readonly string[], media?: string): FilmSource[] {
  return names.flatMap((name) => {
    const src = films[name];
    const type = name.endsWith(".webm") ? "video/webm" : "video/mp4";
    return src ? [{ src, type, ...(media && { media }) }] : [];
  });
}
