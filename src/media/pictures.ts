import { builtPicture, type BuiltPicture, byFileName, type Picture } from "./built-picture.ts";

// Nearly all browsers support AVIF, so it gets every width, in steps of at most 50 %; the largest is
// for the lightbox's zoom. WebP is the fallback. Effort 2 takes a fifth of the default's time for files
// of the same size.
// The build limits the glob to the pictures of cards and hero
// (src/prerender/product-summaries-plugin.ts).
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

/** A picture of a card or the hero; see `builtPicture`. */
export function picture(address: string): Picture {
  return builtPicture([avif, webp], address);
}

/** The attributes of a film's `source` element. */
export type FilmSource = { src: string; type: string; media?: string };

/**
 * The sources of the films with these file names. Unknown names are skipped.
 *
 * @param media A media query for the `media` attribute.
 */
export function filmSources(names: readonly string[], media?: string): FilmSource[] {
  return names.flatMap((name) => {
    const src = films[name.normalize()];
    const type = name.endsWith(".webm") ? "video/webm" : "video/mp4";
    return src ? [{ src, type, ...(media && { media }) }] : [];
  });
}
