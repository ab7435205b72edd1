import * as v from "valibot";
import { platformId, price, text } from "./fields.ts";

/** A plan: a key that is valid for some time. The shop's word for it is "plan". */
export const subscriptionSchema = v.strictObject({
  name: text("A plan's name is the exact name of the variant at SellAuth, such as Week Key."),
  price,
  duration: text("A duration says how long the key is valid, such as 1 Week."),
  variantId: platformId("A variantId is the whole number that SellAuth shows for the variant."),
});

/** One subscription plan of a product. `price` is in US dollars. */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
