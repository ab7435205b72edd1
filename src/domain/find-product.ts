import type { Product } from "./product.ts";

/** The product with exactly this id, or undefined. */
export function findProduct(
  products: readonly Product[],
  id: string | undefined,
): Product | undefined {
  return products.find((product) => product.id === id);
}
