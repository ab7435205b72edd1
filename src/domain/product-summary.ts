import type { PricedProduct } from "./priced-product.ts";
import type { Product } from "./product.ts";
import { type ProductStatus, worksToday } from "./status.ts";
import { startingPlan } from "./subscription.ts";

/** The fields of a product that cards, the status list and page heads need. */
export type ProductSummary = Pick<
  Product,
  "id" | "name" | "game" | "image" | "status" | "statusNote" | "since" | "featured"
> & {
  /** The starting price; undefined if every plan is sold out. */
  price?: number | undefined;
  /** The formatted starting price, such as "$2.99". */
  priceText?: string | undefined;
};

/** A product's summary. */
export function productSummary(product: PricedProduct): ProductSummary {
  const { id, name, game, image, status, statusNote, since, featured } = product;
  const plan = startingPlan(product.subscriptions);
  return {
    id,
    name,
    game,
    price: plan?.price,
    priceText: plan?.priceText,
    image,
    status,
    statusNote,
    since,
    featured,
  };
}

/** The summaries of all products, in the order of every list. */
export function productSummariesOf(products: readonly PricedProduct[]): ProductSummary[] {
  return inSalesOrder(products.map(productSummary));
}

type Offer = { status: ProductStatus; priceText?: string | undefined };

/**
 * A product's place in every list: 0 if it works today and is in stock, 1 while it is updated, 2 if it
 * is detected or sold out.
 */
export function salesRank({ status, priceText }: Offer): 0 | 1 | 2 {
  if (priceText === undefined || status === "Detected") return 2;
  return worksToday(status) ? 0 : 1;
}

/** The products sorted by their rank. Products of the same rank keep their order. */
export function inSalesOrder<P extends Offer>(products: readonly P[]): P[] {
  return products.toSorted((a, b) => salesRank(a) - salesRank(b));
}

/** The first other product of the same game that works today and is in stock. */
export function workingAlternative(
  { id, game }: Pick<Product, "id" | "game">,
  products: readonly ProductSummary[],
): ProductSummary | undefined {
  return products.find((other) => other.id !== id && other.game === game && salesRank(other) === 0);
}
