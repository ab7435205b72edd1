import type { MediaData, PictureData } from "#domain/page-data.ts";
import { words } from "#words";

/** A label for a media item by its position: "Picture 2 of 4". */
export function mediaPosition(media: readonly MediaData[], index: number): string {
  const position = media[index]?.youtubeId ? words.media.video : words.media.picture;
  return position(index + 1, media.length);
}

/** A picture's width by its height. One from another host, whose size nobody knows, has 16:9. */
export function pictureRatio({ width = 16, height = 9 }: PictureData): number {
  return width / height;
}

/** The width of the stage by its height: the first picture's own, between 4:3 and 3:1. */
export function stageRatio(first: MediaData): number {
  return Math.min(Math.max(pictureRatio(first.picture), 4 / 3), 3);
}
