import * as v from "valibot";
import { calendarDay } from "./calendar-day.ts";
import { featureGroupSchema } from "./feature-group.ts";
import { linkOrPath, pictureAddress, platformId, price, text } from "./fields.ts";
import { gameCode } from "./game.ts";
import { mediaItemSchema } from "./media-item.ts";
import { productStatuses } from "./status.ts";
import { subscriptionSchema } from "./subscription.ts";

export const productStatus = v.picklist(
  productStatuses,
  `A status is one of: ${productStatuses.join(", ")}.`,
);

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
  game: gameCode,
  price,
  productId: v.optional(
    platformId(
      "productId is the whole number that SellAuth shows for this product; leave it out for the shop's own.",
    ),
  ),
  storeUrl: v.optional(linkOrPath),
  image: v.optional(pictureAddress),
  media: v.optional(
    v.pipe(
      v.array(mediaItemSchema, "media is a list in square brackets."),
      v.minLength(1, "media lists at least one picture or video; leave it out if there is none."),
    ),
  ),
  status: productStatus,
  statusNote: v.optional(
    text("A status note is one short line, such as Works on the old version."),
  ),
  since: v.optional(calendarDay),
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

/**
 * A product on sale. `price` is the price of its cheapest plan in the shop's currency. `since` is the
 * day of the current status. `productId` and `storeUrl` override the shop's at the selling platform.
 */
export type Product = v.InferOutput<typeof productSchema>;
