import * as v from "valibot";
import { productIdPattern } from "./address.ts";
import {
  calendarDay,
  filledList,
  groupOf,
  listOf,
  listOfTexts,
  pictureAddress,
  platformId,
  priceField,
  storeAddress,
  textField,
  yesOrNo,
} from "./fields.ts";
import { gameCode } from "./game.ts";
import { mediaItemSchema } from "./media-item.ts";
import { productPath } from "./paths.ts";
import { platformName } from "./selling-platform.ts";
import { productStatuses } from "./status.ts";
import { subscriptionSchema } from "./subscription.ts";

const featureGroupSchema = groupOf({
  title: textField("A feature group has a title, such as Aimbot, Visuals or Features."),
  items: filledList(
    textField("A feature is a short text, such as Works with controller."),
    "A feature group lists at least one feature.",
  ),
});

export type FeatureGroup = v.InferOutput<typeof featureGroupSchema>;

const productStatus = v.picklist(
  productStatuses,
  `A status is one of: ${productStatuses.join(", ")}. What is sold out has soldOut: true in its plans.`,
);

/** A status that a product had, and the day on which it began. */
const earlierStatusSchema = groupOf({
  status: productStatus,
  since: calendarDay,
  note: v.optional(textField("A note is one short line, such as Back after the update.")),
});

/** How a product runs. Required, but not shown. */
const productTypes = ["External", "Internal"] as const;

/** An id in the shop: the end of the address of the product's page. */
const pageId = v.pipe(
  v.string('An id is a text in quotes, such as "151373".'),
  v.regex(
    productIdPattern,
    "An id has only letters without accents, digits, dashes and underscores, because it is part of the address.",
  ),
  v.maxLength(100, "An id has at most 100 letters, because it names files."),
  // Hosts serve 404.html for unknown addresses, and index.html for the folder.
  v.regex(/^(?!(?:404|index)$)/i, "Choose another id: hosts use this one for a page of their own."),
  // A record by id would find `constructor` and the like even without an entry.
  v.check((id) => !(id in Object.prototype), "Choose another id: JavaScript uses this one."),
);

export const productSchema = groupOf({
  id: pageId,
  name: textField("Write the name of the product."),
  type: v.picklist(productTypes, `A type is one of: ${productTypes.join(", ")}.`),
  game: gameCode,
  price: v.optional(priceField),
  productId: v.optional(
    platformId(
      `Write the whole number that ${platformName} shows for this product, without quotes, or delete the line for the shop's own.`,
    ),
  ),
  storeUrl: v.optional(storeAddress),
  image: v.optional(pictureAddress),
  media: v.optional(
    filledList(mediaItemSchema, "List at least one picture or video, or delete the field."),
  ),
  status: productStatus,
  statusNote: v.optional(
    textField(
      "A status note is one short line, such as Works on the old version; delete the line for none.",
    ),
  ),
  since: v.optional(calendarDay),
  earlier: v.optional(listOf(earlierStatusSchema)),
  featured: v.optional(yesOrNo),
  description: textField("A description says in one to three sentences what the product does."),
  subscriptions: filledList(subscriptionSchema, "A product has at least one plan to buy."),
  compatibility: listOfTexts("A line of compatibility is a short text, such as Windows 10 and 11."),
  features: listOf(featureGroupSchema),
  formerIds: v.optional(listOf(pageId)),
});

/**
 * A product on sale. The addresses of `formerIds` lead to its page. `price` is not shown: the shop shows that
 * of the cheapest plan. `since` is the first day of the current status, and `earlier` has the statuses before
 * it, newest first. `featured` puts it above a long catalogue. `productId` overrides the
 * shop's at the selling platform, and `storeUrl` the address of links to the store. Purchase uses the shop's account.
 */
export type Product = v.InferOutput<typeof productSchema>;

/** The former paths of a product's page, which still lead to it. */
export function formerPaths({ formerIds = [] }: Pick<Product, "formerIds">): string[] {
  return formerIds.map((id) => productPath({ id }));
}
