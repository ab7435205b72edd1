import type { MediaItem } from "#domain/media-item.ts";
import type { Product } from "#domain/product.ts";
import type { Picture } from "./built-picture.ts";
import { galleryPicture } from "./gallery-pictures.ts";

/** A media item as the viewer and the lightbox show it. */
export type ViewedMedia = {
  alt: string;
  picture: Picture;
  /** Of a video; a picture has none. */
  youtubeId?: string;
};

/** A product's media, or its card's picture where there are none; empty without either. */
export function viewedMedia({
  name,
  image,
  media = [],
}: Pick<Product, "name" | "image" | "media">): ViewedMedia[] {
  if (media.length > 0) return media.map(viewedItem);
  return image === undefined ? [] : [{ alt: name, picture: galleryPicture(image) }];
}

function viewedItem(item: MediaItem): ViewedMedia {
  return item.type === "video"
    ? { alt: item.alt, picture: galleryPicture(item.thumbnailUrl), youtubeId: item.youtubeId }
    : { alt: item.alt, picture: galleryPicture(item.url) };
}

/** Wide enough for a thumbnail on any screen: 112 px at three to one. */
const thumbnailPx = 480;

/** The same picture without the widths that no thumbnail needs. */
export function thumbnailOf(picture: Picture): Picture {
  return {
    ...picture,
    sources: picture.sources.map(({ type, srcSet }) => ({
      type,
      srcSet: srcSet.split(", ").filter(isForThumbnail).join(", "),
    })),
  };
}

/** Whether a candidate of a `srcset`, such as `/art.avif 480w`, is narrow enough. */
function isForThumbnail(candidate: string): boolean {
  return Number.parseInt(candidate.split(" ")[1] ?? "") <= thumbnailPx;
}
