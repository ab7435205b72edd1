import { maxAlternatives } from "#domain/few-or-many.ts";
import type { ProductSummary } from "#domain/page-data.ts";
import { canBuyToday } from "#domain/sales-rank.ts";

/**
 * Finds products to buy instead of one that does not work or is sold out: of its game, or of others if its game has
 * none. The nearest price comes first, or the lowest if the product has no price. One is enough for a product in stock.
 */
export function alternativesTo(
  product: ProductSummary,
  products: readonly ProductSummary[],
): ProductSummary[] {
  if (canBuyToday(product)) return [];
  const { id, game, price = 0, priceText } = product;
  const others = products.filter((other) => other.id !== id && canBuyToday(other));
  const ofGame = others.filter((other) => other.game === game);
  const priceGap = (other: ProductSummary) => Math.abs((other.price ?? 0) - price);
  return (ofGame.length > 0 ? ofGame : others)
    .toSorted((a, b) => priceGap(a) - priceGap(b))
    .slice(0, priceText === undefined ? maxAlternatives : 1);
}
