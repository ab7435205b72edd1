import { priceText } from "./price-text.ts";
import type { Product } from "./product.ts";
import { startingPrice } from "./starting-price.ts";

/** What the front of the shop (cards, status list, page heads) shows of a product. */
export type ProductSummary = Pick<
  Product,
  "id" | "name" | "game" | "price" | "image" | "status" | "statusNote" | "since" | "description"
> & {
  /** The starting price as it is shown, such as "$2.99"; absent when every plan is sold out. */
  priceText?: string;
};

/** The part of a product that the front of the shop shows. Its price is what can be bought today. */
export function productSummary(product: Product, currency?: string): ProductSummary {
  const { id, name, game, image, status, statusNote, since, description } = product;
  const price = startingPrice(product);
  return {
    id,
    name,
    game,
    price: price ?? product.price,
    ...(price !== undefined && { priceText: priceText(price, currency) }),
    ...(image !== undefined && { image }),
    status,
    ...(statusNote !== undefined && { statusNote }),
    ...(since !== undefined && { since }),
    description,
  };
}
