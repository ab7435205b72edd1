import { plansInStock } from "#domain/sales-rank.ts";
import type { Subscription } from "#domain/subscription.ts";
import { type ShopLocale, priceText } from "./price-text.ts";
import { withIsolated } from "./typography.ts";

/** The placeholder for the shop's lowest price in the owner's texts. */
export const lowestPricePlaceholder = "{from}";

/** Whether a part's texts show that price. In a product's texts, it would seem to be the product's price. */
export function isLowestPriceFilledIn(part: string): boolean {
  return part !== "products";
}

type Plan = Pick<Subscription, "price" | "soldOut">;

/**
 * Replaces `{from}` in a text by the price of the shop's cheapest plan. Sold-out plans count only if all plans are
 * sold out: the shop has no other price then.
 */
export function withLowestPrice(text: string, plans: readonly Plan[], locale: ShopLocale): string {
  return withIsolated(
    (price) => text.replaceAll(lowestPricePlaceholder, () => price),
    priceText(shopPrice(plans), locale),
  );
}

/** The price in place of `{from}`: of the cheapest plan in stock, or of all plans if none is. */
export function shopPrice(plans: readonly Plan[]): number {
  return lowestPrice(plansInStock(plans)) ?? lowestPrice(plans) ?? 0;
}

/** The lowest price of plans. Undefined if there are none. */
export function lowestPrice(plans: readonly Pick<Subscription, "price">[]): number | undefined {
  return plans.toSorted((a, b) => a.price - b.price)[0]?.price;
}
