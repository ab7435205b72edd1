import type { MediaItem } from "#domain/media-item.ts";
import { picture, type Picture } from "#pictures.ts";

/** A media item as the viewer and the lightbox show it. */
export type ViewedMedia = {
  alt: string;
  picture: Picture;
  /** Of a video; a picture has none. */
  youtubeId?: string;
};

/** What stands for a media item: itself, or a video's thumbnail. */
export function viewedMedia(item: MediaItem): ViewedMedia {
  return item.type === "video"
    ? { alt: item.alt, picture: picture(item.thumbnailUrl), youtubeId: item.youtubeId }
    : { alt: item.alt, picture: picture(item.url) };
}
