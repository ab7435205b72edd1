import type { Product } from "./product.ts";

/** The price of the cheapest plan that can be bought; undefined when all are sold out. */
export function startingPrice({
  subscriptions,
}: Pick<Product, "subscriptions">): number | undefined {
  const prices = subscriptions.filter(({ soldOut }) => !soldOut).map(({ price }) => price);
  return prices.length > 0 ? Math.min(...prices) : undefined;
}
