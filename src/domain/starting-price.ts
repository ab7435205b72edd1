import type { Product } from "./product.ts";

/** The price of the cheapest plan that is not sold out; undefined if all are. */
export function startingPrice({
  subscriptions,
}: Pick<Product, "subscriptions">): number | undefined {
  const prices = subscriptions.filter(({ soldOut }) => !soldOut).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
