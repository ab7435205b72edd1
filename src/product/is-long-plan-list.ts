import type { Product } from "#domain/product.ts";

/** Whether a product has so many plans that they need compact rows. */
export function isLongPlanList({ subscriptions }: Pick<Product, "subscriptions">): boolean {
  return subscriptions.length > 6;
}
