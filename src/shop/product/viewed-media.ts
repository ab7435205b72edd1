import type { MediaItem } from "#domain/media-item.ts";
import type { Product } from "#domain/product.ts";
import { picture, type PictureSource } from "#shop/media/pictures.ts";

/** A media item with its built picture, for the viewer and the lightbox. */
export type ViewedMedia = {
  alt: string;
  picture: PictureSource;
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
  return image === undefined ? [] : [{ alt: name, picture: picture(image) }];
}

function viewedItem(item: MediaItem): ViewedMedia {
  return item.type === "video"
    ? { alt: item.alt, picture: picture(item.thumbnailUrl), youtubeId: item.youtubeId }
    : { alt: item.alt, picture: picture(item.url) };
}

/** A label for a media item by its position: "Picture 2 of 4". */
export function mediaPosition(media: readonly ViewedMedia[], index: number): string {
  const kind = media[index]?.youtubeId ? "Video" : "Picture";
  return `${kind} ${index + 1} of ${media.length}`;
}
