import * as v from "valibot";
import { featureGroupSchema } from "./feature-group.ts";
import { pictureAddress, price, text } from "./fields.ts";
import { games } from "./game.ts";
import { mediaItemSchema } from "./media-item.ts";
import { productStatuses } from "./status.ts";
import { subscriptionSchema } from "./subscription.ts";

/** The kinds of product that the FAQ explains. */
export const productTypes = ["External", "Internal"] as const;

export const productSchema = v.strictObject({
  id: v.pipe(
    v.string('An id is a text in quotes, such as "151373".'),
    v.regex(
      /^[\w-]+$/,
      "An id has letters, digits, dashes and underscores only: it is part of the address.",
    ),
  ),
  name: text("A product has a name."),
  type: v.picklist(productTypes, `A type is one of: ${productTypes.join(", ")}.`),
  game: v.picklist(games, `A game is one of: ${games.join(", ")}.`),
  price,
  image: pictureAddress,
  media: v.pipe(
    v.array(mediaItemSchema, "media is a list in square brackets."),
    v.minLength(1, "A product shows at least one picture or video."),
  ),
  status: v.picklist(productStatuses, `A status is one of: ${productStatuses.join(", ")}.`),
  description: text("A description says in one to three sentences what the product does."),
  subscriptions: v.pipe(
    v.array(subscriptionSchema, "subscriptions is a list in square brackets."),
    v.minLength(1, "A product has at least one plan to buy."),
  ),
  compatibility: v.array(
    text("A line of compatibility is a short text, such as Windows 10 and 11."),
    "compatibility is a list of texts in square brackets.",
  ),
  features: v.array(featureGroupSchema, "features is a list in square brackets."),
});

/** A product on sale. `price` is its starting price in US dollars: that of its cheapest plan. */
export type Product = v.InferOutput<typeof productSchema>;
