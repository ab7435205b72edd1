import { builtPicture, type BuiltPicture, byFileName, type Picture } from "./built-picture.ts";

// Every picture of the media folder, with the widths and formats of src/media/pictures.ts. Vite
// needs the query as a literal in each file.
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

// A thumbnail is at most 112 px wide: these are once, twice and three times that.
const thumbnails = byFileName(
  import.meta.glob<BuiltPicture>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: {
      w: "112;224;336",
      format: "avif;webp",
      quality: "50",
      withoutEnlargement: "",
      as: "picture",
    },
  }),
);

/** Any picture of the media folder; see `builtPicture`. */
export function galleryPicture(address: string): Picture {
  return builtPicture([avif, webp], address);
}

/** The same picture as a thumbnail. */
export function thumbnailPicture(address: string): Picture {
  return builtPicture([thumbnails], address);
}
