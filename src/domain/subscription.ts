import * as v from "valibot";
import { platformId, price, text, yesOrNo } from "./fields.ts";

/** A subscription, called a plan in the shop: a key that is valid for some time. */
export const subscriptionSchema = v.strictObject({
  name: v.pipe(
    text("A plan's name is the exact name of the variant at SellAuth, such as Week Key."),
    v.regex(
      /^[^\s]+(?: [^\s]+)*$/,
      "A plan's name has single spaces between its words and none around them, as at SellAuth.",
    ),
  ),
  price,
  duration: text("A duration says how long the key is valid, such as 1 Week."),
  variantId: platformId("A variantId is the whole number that SellAuth shows for the variant."),
  soldOut: v.optional(yesOrNo),
});

/** A subscription plan of a product. `price` is in the shop's currency. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
