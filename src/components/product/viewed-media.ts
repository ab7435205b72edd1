import type { MediaItem } from "#domain/media-item.ts";
import type { Product } from "#domain/product.ts";
import type { Picture } from "#built-picture.ts";
import { galleryPicture } from "#gallery-pictures.ts";

/** A media item as the viewer and the lightbox show it. */
export type ViewedMedia = {
  alt: string;
  picture: Picture;
  /** Of a video; a picture has none. */
  youtubeId?: string;
};

/** A product's media; its picture stands in where there are none. */
export function viewedMedia({
  name,
  image,
  media,
}: Pick<Product, "name" | "image" | "media">): ViewedMedia[] {
  return media.length > 0 ? media.map(viewedItem) : [{ alt: name, picture: galleryPicture(image) }];
}

function viewedItem(item: MediaItem): ViewedMedia {
  return item.type === "video"
    ? { alt: item.alt, picture: galleryPicture(item.thumbnailUrl), youtubeId: item.youtubeId }
    : { alt: item.alt, picture: galleryPicture(item.url) };
}
