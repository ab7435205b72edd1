import type { MediaItem } from "#domain/media-item.ts";
import type { Product } from "#domain/product.ts";
import { byFileName, findPicture, type PictureSource } from "./pictures.ts";

// All pictures of the media folder. Only the product screen loads them. Vite reads only literal patterns, so
// the pattern is written again.
const pictures = byFileName(
  import.meta.glob<PictureSource>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: "?picture",
  }),
);
const thumbnails = byFileName(
  import.meta.glob<PictureSource>("#data/media/*.{png,jpg,jpeg,webp,avif}", {
    eager: true,
    import: "default",
    query: "?thumbnail",
  }),
);

/** A media item with its built pictures, for the viewer and the lightbox. */
export type ViewedMedia = {
  alt: string;
  picture: PictureSource;
  thumbnail: PictureSource;
  /** Only for videos. */
  youtubeId?: string;
};

/** A product's media; without any, its card's picture; otherwise empty. */
export function viewedMedia({
  name,
  image,
  media = [],
}: Pick<Product, "name" | "image" | "media">): ViewedMedia[] {
  if (media.length > 0) return media.map(viewedItem);
  return image === undefined ? [] : [{ alt: name, ...bothSizes(image) }];
}

function viewedItem(item: MediaItem): ViewedMedia {
  return item.type === "video"
    ? { alt: item.alt, ...bothSizes(item.thumbnailUrl), youtubeId: item.youtubeId }
    : { alt: item.alt, ...bothSizes(item.url) };
}

function bothSizes(address: string) {
  return { picture: findPicture(pictures, address), thumbnail: findPicture(thumbnails, address) };
}

/** A label for a media item by its position: "Picture 2 of 4". */
export function mediaPosition(media: readonly ViewedMedia[], index: number): string {
  const kind = media[index]?.youtubeId ? "Video" : "Picture";
  return `${kind} ${index + 1} of ${media.length}`;
}
