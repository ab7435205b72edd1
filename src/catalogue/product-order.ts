import { gameName, type Game } from "#domain/game.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { statusUrgency } from "#domain/status.ts";

/** The sort orders of the catalogue. "featured" is the owner's order, with the products that work first. */
export const sortOrders = ["featured", "price", "name"] as const;

export type SortOrder = (typeof sortOrders)[number];

type SortedProduct = Pick<ProductSummary, "name" | "price" | "priceText" | "status">;

/**
 * The products in the owner's order, those that work first; by price, cheapest first and sold-out ones
 * last; or by name.
 */
export function sortProducts<P extends SortedProduct>(
  products: readonly P[],
  sort: SortOrder,
): readonly P[] {
  if (sort === "price") return products.toSorted((a, b) => priceOf(a) - priceOf(b));
  if (sort === "featured") {
    return products.toSorted((a, b) => statusUrgency[b.status] - statusUrgency[a.status]);
  }
  // Created here, because the first one takes about 10 ms.
  const names = new Intl.Collator("en", { numeric: true });
  return products.toSorted((a, b) => names.compare(a.name, b.name));
}

const priceOf = ({ price, priceText }: SortedProduct) =>
  priceText === undefined ? Number.MAX_VALUE : price;

/** The products of one game. */
export type GameGroup<P> = Game & { products: readonly P[] };

/**
 * The products grouped by game, in the order of the games, unknown games last. Games of which nothing
 * works follow the others.
 */
export function groupByGame<P extends Pick<ProductSummary, "game" | "status">>(
  products: readonly P[],
  games: readonly Game[],
): GameGroup<P>[] {
  const codes = new Set(
    [...games, ...products.map(({ game }) => ({ code: game }))].map(({ code }) => code),
  );
  const bestStatus = ({ products: ofGame }: GameGroup<P>) =>
    Math.max(...ofGame.map(({ status }) => statusUrgency[status]));
  return Array.from(codes, (code) => ({
    code,
    name: gameName(code, games),
    products: products.filter(({ game }) => game === code),
  }))
    .filter(({ products: ofGame }) => ofGame.length > 0)
    .toSorted((a, b) => bestStatus(b) - bestStatus(a));
}
