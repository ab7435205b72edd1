import * as v from "valibot";
import { text } from "./fields.ts";

export const featureGroupSchema = v.strictObject({
  title: text("A feature group has a title, such as Aimbot, Visuals or Features."),
  items: v.pipe(
    v.array(
      text("A feature is a short text, such as Works with controller."),
      "items is a list of texts in square brackets.",
    ),
    v.minLength(1, "A feature group lists at least one feature."),
  ),
});

/** A titled list of features. */
export type FeatureGroup = v.InferOutput<typeof featureGroupSchema>;
