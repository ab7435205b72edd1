import type { MediaItem } from "#domain/media-item.ts";
import type { Product } from "#domain/product.ts";
import type { Picture } from "./built-picture.ts";
import { galleryPicture, thumbnailPicture } from "./gallery-pictures.ts";

/** A media item as the viewer and the lightbox show it. */
export type ViewedMedia = {
  alt: string;
  picture: Picture;
  thumbnail: Picture;
  /** Present on videos only. */
  youtubeId?: string;
};

/** A product's media, or its card's picture where there are none; empty without either. */
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
  return { picture: galleryPicture(address), thumbnail: thumbnailPicture(address) };
}

/** A media item's short name within its list: "Picture 2 of 4". */
export function mediaPosition(media: readonly ViewedMedia[], index: number): string {
  const kind = media[index]?.youtubeId ? "Video" : "Picture";
  return `${kind} ${index + 1} of ${media.length}`;
}
