import { priceText } from "./price-text.ts";
import { type Product, startingPrice } from "./product.ts";

/** The fields of a product that cards, the status list and page heads need. */
export type ProductSummary = Pick<
  Product,
  "id" | "name" | "game" | "image" | "status" | "statusNote" | "since" | "featured" | "description"
> & {
  /** The starting price; undefined if every plan is sold out. */
  price?: number | undefined;
  /** The formatted starting price, such as "$2.99". */
  priceText?: string | undefined;
};

/** A product's summary. */
export function productSummary(product: Product, currency?: string): ProductSummary {
  const { id, name, game, image, status, statusNote, since, featured, description } = product;
  const price = startingPrice(product);
  return {
    id,
    name,
    game,
    price,
    priceText: price === undefined ? undefined : priceText(price, currency),
    image,
    status,
    statusNote,
    since,
    featured,
    description,
  };
}
