import { priceText } from "./price-text.ts";
import { type Product, startingPrice } from "./product.ts";

/** The fields of a product that cards, the status list and page heads need. */
export type ProductSummary = Pick<
  Product,
  "id" | "name" | "game" | "image" | "status" | "statusNote" | "since" | "featured" | "description"
> & {
  /** That of the cheapest plan that is not sold out; of the cheapest plan if all are. */
  price: number;
  /** The formatted starting price, such as "$2.99"; undefined if every plan is sold out. */
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
    price: price ?? Math.min(...product.subscriptions.map((plan) => plan.price)),
    priceText: price === undefined ? undefined : priceText(price, currency),
    image,
    status,
    statusNote,
    since,
    featured,
    description,
  };
}
