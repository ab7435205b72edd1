import type { Product } from "./product.ts";

/** What the front of the shop (cards, status list, page heads) says of a product. */
export type ProductSummary = Pick<
  Product,
  "id" | "name" | "game" | "price" | "image" | "status" | "description"
>;

/** The part of a product that the front of the shop shows. */
export function productSummary(product: Product): ProductSummary {
  const { id, name, game, price, image, status, description } = product;
  return { id, name, game, price, image, status, description };
}
