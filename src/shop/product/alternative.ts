import type { ProductSummary } from "#domain/page-data.ts";
import { canBuyToday } from "#domain/sales-rank.ts";

/**
 * What to buy instead of a product that does not work or is sold out: of its game, else of all, the one whose price is
 * nearest, or the cheapest if it has no price. Undefined if nothing else can be bought today.
 */
export function alternativeTo(
  { id, game, price = 0 }: Pick<ProductSummary, "id" | "game" | "price">,
  products: readonly ProductSummary[],
): ProductSummary | undefined {
  const offers = products.filter((other) => other.id !== id && canBuyToday(other));
  const ofGame = offers.filter((other) => other.game === game);
  const away = (other: ProductSummary) => Math.abs((other.price ?? 0) - price);
  return (ofGame.length > 0 ? ofGame : offers).toSorted((a, b) => away(a) - away(b))[0];
}
