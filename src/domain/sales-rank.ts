import { type ProductStatus, worksToday } from "./status.ts";
import type { Subscription } from "./subscription.ts";

type Offer = { status: ProductStatus; priceText?: string | undefined };

/**
 * A product's place in every list: 0 if it works today and is in stock, 1 while it is being updated, 2 if it
 * is detected or sold out.
 */
export function salesRank({ status, priceText }: Offer): 0 | 1 | 2 {
  if (priceText === undefined || status === "Detected") return 2;
  return worksToday(status) ? 0 : 1;
}

/** Whether a product works today and is in stock. */
export function canBuyToday(offer: Offer): boolean {
  return salesRank(offer) === 0;
}

/** The plans that are not sold out. */
export function plansInStock<Plan extends Pick<Subscription, "soldOut">>(
  plans: readonly Plan[],
): Plan[] {
  return plans.filter(({ soldOut }) => !soldOut);
}
