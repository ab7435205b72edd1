import type { MediaData } from "#domain/page-data.ts";
import { pictureRatio } from "#domain/picture-files.ts";
import * as words from "#words";

/** A label for a media item by its position: "Picture 2 of 4". */
export function mediaPosition(media: readonly MediaData[], index: number): string {
  const position = media[index]?.youtubeId ? words.media.video : words.media.picture;
  return position(index + 1, media.length);
}

/** The aspect ratio of the stage: that of the first picture, between 4:3 and 3:1. */
export function stageRatio({ picture }: MediaData): number {
  return Math.min(Math.max(pictureRatio(picture), 4 / 3), 3);
}
