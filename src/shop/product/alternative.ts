import type { ProductSummary } from "#domain/page-data.ts";
import { canBuyToday } from "#domain/product-summary.ts";
import { isSameName } from "#domain/same-name.ts";

/**
 * What to buy instead of a product that does not work or is sold out: one of the same game, else one whose
 * name begins with the same word, else a featured one, else any. Undefined if nothing else can be bought today.
 */
export function alternativeTo(
  { id, game, name }: Pick<ProductSummary, "id" | "game" | "name">,
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
