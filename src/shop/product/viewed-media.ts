import type { MediaData, PictureData } from "#domain/page-data.ts";

/** A label for a media item by its position: "Picture 2 of 4". */
export function mediaPosition(media: readonly MediaData[], index: number): string {
  const kind = media[index]?.youtubeId ? "Video" : "Picture";
  return `${kind} ${index + 1} of ${media.length}`;
}

/** A picture's width by its height. One from another host, whose size nobody knows, has 16:9. */
export function pictureRatio({ width = 16, height = 9 }: PictureData): number {
  return width / height;
}

/** The width of the stage by its height: the first picture's own, between 4:3 and 3:1. */
export function stageRatio(first: MediaData): number {
  return Math.min(Math.max(pictureRatio(first.picture), 4 / 3), 3);
}
