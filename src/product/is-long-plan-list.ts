import type { Product } from "#domain/product.ts";

/** Whether a product has too many plans for full-size rows. */
export function isLongPlanList({ subscriptions }: Pick<Product, "subscriptions">): boolean {
  return subscriptions.length > 6;
}
