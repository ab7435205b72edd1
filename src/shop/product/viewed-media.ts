import type { MediaItem } from "#domain/media-item.ts";
import type { Product } from "#domain/product.ts";
import { picture, type PictureSource } from "#shop/media/pictures.ts";

/** A media item with its built picture, for the viewer and the lightbox. */
export type ViewedMedia = {
  alt: string;
  /** What the owner says of it; a product's card has only the product's name. */
  caption?: string;
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
  const { alt } = item;
  return item.type === "video"
    ? { alt, caption: alt, picture: picture(item.thumbnailUrl), youtubeId: item.youtubeId }
    : { alt, caption: alt, picture: picture(item.url) };
}

/** A label for a media item by its position: "Picture 2 of 4". */
export function mediaPosition(media: readonly ViewedMedia[], index: number): string {
  const kind = media[index]?.youtubeId ? "Video" : "Picture";
  return `${kind} ${index + 1} of ${media.length}`;
}

/** A picture's width by its height. One from another host, whose size nobody knows, has 16:9. */
export function pictureRatio({ width = 16, height = 9 }: PictureSource): number {
  return width / height;
}

/** The width of the stage by its height: the first picture's own, between 4:3 and 3:1. */
export function stageRatio(first: ViewedMedia): number {
  return Math.min(Math.max(pictureRatio(first.picture), 4 / 3), 3);
}
