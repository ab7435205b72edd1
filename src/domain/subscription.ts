import * as v from "valibot";
import { groupOf, platformId, priceField, textField, yesOrNo } from "./fields.ts";
import { platformName } from "./selling-platform.ts";

const daysRule =
  "Write for how many days the key is valid, a whole number without quotes, such as 7.";

/** A subscription, called a plan in the shop: a key that is valid for some time. */
export const subscriptionSchema = groupOf({
  name: textField("A plan has a name, such as Week Key."),
  price: priceField,
  duration: textField("A duration says how long the key is valid, such as 1 Week."),
  variantId: platformId(
    `Write the whole number that ${platformName} shows for the variant, without quotes.`,
  ),
  soldOut: v.optional(yesOrNo),
  recommended: v.optional(yesOrNo),
  days: v.optional(v.pipe(v.number(daysRule), v.integer(daysRule), v.minValue(1, daysRule))),
});

/**
 * A subscription plan of a product. `price` is in the shop's currency. `days` is for the price per day.
 * `recommended` preselects the plan.
 */
export type Subscription = v.InferOutput<typeof subscriptionSchema>;
