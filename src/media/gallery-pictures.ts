import { byFileName, findPicture, type Picture } from "./pictures.ts";

// All pictures of the media folder, for the product screen.
const pictures = byFileName(
  import.meta.glob<Picture>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: "?picture",
  }),
);

const thumbnails = byFileName(
  import.meta.glob<Picture>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: "?thumbnail",
  }),
);

/** Any picture; see `findPicture`. */
export function galleryPicture(address: string): Picture {
  return findPicture(pictures, address);
}

/** A picture in thumbnail widths. */
export function thumbnailPicture(address: string): Picture {
  return findPicture(thumbnails, address);
}
