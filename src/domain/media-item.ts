import * as v from "valibot";
import { groupOf, httpsLink, pictureAddress, textField, youtubeId } from "./fields.ts";

const altRule = "Write one sentence that says what the picture shows, for those who cannot see it.";

/** A description, which is not just the file's name. */
const alt = v.pipe(textField(altRule), v.regex(/^(?!\S+\.\w+$)/, altRule));

const typeRule =
  'The type of a media item is "image" or "video". What is no picture or video is in another list.';

const imageItemSchema = groupOf({
  type: v.literal("image", typeRule),
  url: pictureAddress,
  alt,
});

/** A video of a product: a picture, and the YouTube video that a press plays. */
const videoItemSchema = groupOf({
  type: v.literal("video", typeRule),
  url: v.optional(httpsLink),
  alt,
  thumbnailUrl: pictureAddress,
  youtubeId,
});

export const mediaItemSchema = v.variant("type", [imageItemSchema, videoItemSchema], ({ path }) =>
  path ? typeRule : "Write a group of fields in braces: type, url, alt.",
);
