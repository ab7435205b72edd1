import { builtPicture, type BuiltPicture, byFileName, type Picture } from "./built-picture.ts";

// All pictures of the media folder, in the widths and formats of src/media/pictures.ts. The query is
// repeated because Vite needs it as a literal.
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

// Thumbnails are at most 112 px wide: widths for screens with 1, 2 and 3 pixels per px.
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

/** Any picture, for the product screen; see `builtPicture`. */
export function galleryPicture(address: string): Picture {
  return builtPicture([avif, webp], address);
}

/** A picture in thumbnail widths. */
export function thumbnailPicture(address: string): Picture {
  return builtPicture([thumbnails], address);
}
