import type { Product } from "./product.ts";

/** The product with exactly this id, or undefined. */
export function findProduct<P extends Pick<Product, "id">>(
  products: readonly P[],
  id: string | undefined,
): P | undefined {
  return products.find((product) => product.id === id);
}
