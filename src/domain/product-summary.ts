import type { ProductSummary } from "./page-data.ts";
import type { Product } from "./product.ts";
import { isSameName } from "./same-name.ts";
import { type ProductStatus, worksToday } from "./status.ts";

type Offer = { status: ProductStatus; priceText?: string | undefined };

/**
 * A product's place in every list: 0 if it works today and is in stock, 1 while it is updated, 2 if it
 * is detected or sold out.
 */
export function salesRank({ status, priceText }: Offer): 0 | 1 | 2 {
  if (priceText === undefined || status === "Detected") return 2;
  return worksToday(status) ? 0 : 1;
}

/** Whether a product works today and is in stock. */
export function canBuyToday(offer: Offer): boolean {
  return salesRank(offer) === 0;
}

/** The products with the first of each game before the others. */
export function firstOfGamesFirst<P extends { game: string }>(products: readonly P[]): P[] {
  const isFirst = (product: P) => products.find(({ game }) => game === product.game) === product;
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))];
}

/**
 * What to buy instead of a product that does not work or is sold out: one of the same game, else one whose
 * name begins with the same word, else a featured one, else any. Undefined if nothing else can be bought today.
 */
export function alternativeTo(
  { id, game, name }: Pick<Product, "id" | "game" | "name">,
  products: readonly ProductSummary[],
): ProductSummary | undefined {
  const offers = products.filter((other) => other.id !== id && canBuyToday(other));
  return (
    offers.find((other) => other.game === game) ??
    offers.find((other) => isSameName(firstWord(other.name), firstWord(name))) ??
    offers.find(({ featured }) => featured) ??
    offers[0]
  );
}

function firstWord(name: string): string {
  return /[\p{L}\p{N}]+/u.exec(name)?.[0] ?? name;
}
