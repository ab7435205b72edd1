import * as v from "valibot";
import { httpsLink, pictureAddress, text, youtubeId } from "./fields.ts";

const alt = text(
  "alt is one sentence that says what the picture shows, for those who cannot see it.",
);

/** A picture of a product. */
export const imageItemSchema = v.strictObject({
  type: v.literal("image"),
  url: pictureAddress,
  alt,
});

/** A video of a product: a picture from our own host until it is pressed, then YouTube's player. */
export const videoItemSchema = v.strictObject({
  type: v.literal("video"),
  url: httpsLink,
  alt,
  thumbnailUrl: pictureAddress,
  youtubeId,
});

export const mediaItemSchema = v.variant(
  "type",
  [imageItemSchema, videoItemSchema],
  'The type of a media item is "image" or "video".',
);

export type ImageItem = v.InferOutput<typeof imageItemSchema>;
export type VideoItem = v.InferOutput<typeof videoItemSchema>;
export type MediaItem = v.InferOutput<typeof mediaItemSchema>;
