import { maxAlternatives } from "#domain/few-or-many.ts";
import type { ProductSummary } from "#domain/page-data.ts";
import { canBuyToday } from "#domain/sales-rank.ts";

/**
 * What to buy instead of a product that does not work or is sold out: of its game, or of others where its game has none,
 * with the nearest price, or the lowest if it has none. One is enough where the product has plans in stock.
 */
export function alternativesTo(
  product: ProductSummary,
  products: readonly ProductSummary[],
): ProductSummary[] {
  if (canBuyToday(product)) return [];
  const { id, game, price = 0, priceText } = product;
  const others = products.filter((other) => other.id !== id && canBuyToday(other));
  const ofGame = others.filter((other) => other.game === game);
  const away = (other: ProductSummary) => Math.abs((other.price ?? 0) - price);
  return (ofGame.length > 0 ? ofGame : others)
    .toSorted((a, b) => away(a) - away(b))
    .slice(0, priceText === undefined ? maxAlternatives : 1);
}
