import type { MediaData } from "#domain/page-data.ts";
import * as words from "#words";

/** A label for a media item by its position: "Picture 2 of 4". */
export function mediaPosition(media: readonly MediaData[], index: number): string {
  const position = media[index]?.youtubeId ? words.media.video : words.media.picture;
  return position(index + 1, media.length);
}

/** The width of the stage by its height: the first picture's own, between 4:3 and 3:1, or 16:9 if its size is unknown. */
export function stageRatio({ picture: { width = 16, height = 9 } }: MediaData): number {
  return Math.min(Math.max(width / height, 4 / 3), 3);
}
