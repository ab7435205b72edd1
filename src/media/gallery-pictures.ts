import { builtPicture, type BuiltPicture, byFileName, type Picture } from "./built-picture.ts";

// Every picture, with the widths and formats of src/media/pictures.ts and one for thumbnails: Vite wants
// them written out where they are used.
const avif = byFileName(
  import.meta.glob<BuiltPicture>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
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

/** Any picture of the media folder; see `builtPicture`. */
export function galleryPicture(address: string): Picture {
  return builtPicture(avif, webp, address);
}
