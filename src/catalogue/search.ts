import { allGames, parseGameFilter, type GameFilter, type Game } from "#domain/game.ts";
import type { ProductSummary } from "#domain/product-summary.ts";

/** The sort orders of the catalogue. "featured" is the order of the owner's list. */
export const sortOrders = ["featured", "price", "name"] as const;

export type SortOrder = (typeof sortOrders)[number];

/** What a shopper is looking for. */
export type Search = {
  /** A part of the product's name, case-insensitive. Empty matches everything. */
  query: string;
  game: GameFilter;
  sort: SortOrder;
  /** The maximum number of matches to show. */
  limit: number;
};

/** The initial number of products, and how many "Show more" adds. */
export const pageSize = 24;

export const emptySearch: Search = {
  query: "",
  game: allGames,
  sort: "featured",
  limit: pageSize,
};

/** Parses a search from the address. Invalid values fall back to the defaults. */
export function parseSearch(params: URLSearchParams, games: readonly Pick<Game, "code">[]): Search {
  const limit = Number(params.get("limit"));
  return {
    query: params.get("q") ?? "",
    game: parseGameFilter(params.get("game"), games),
    sort: sortOrders.find((order) => order === params.get("sort")) ?? "featured",
    limit: Number.isSafeInteger(limit) && limit > pageSize ? limit : pageSize,
  };
}

/** The search parameters for the address, without defaults. */
export function searchParams({ query, game, sort, limit }: Search): URLSearchParams {
  return new URLSearchParams({
    ...(query !== "" && { q: query }),
    ...(game !== allGames && { game }),
    ...(sort !== "featured" && { sort }),
    ...(limit !== pageSize && { limit: String(limit) }),
  });
}

/** Whether a product is of the chosen game and its name contains the query, case-insensitive. */
export function matchesSearch(
  product: Pick<ProductSummary, "name" | "game">,
  { query, game }: Pick<Search, "query" | "game">,
): boolean {
  return (
    (game === allGames || product.game === game) &&
    product.name.toLowerCase().includes(query.toLowerCase())
  );
}

type SortedProduct = Pick<ProductSummary, "name" | "game" | "price" | "priceText">;

/** The products sorted by price, cheapest first, or by name. Sold-out products come last by price. */
export function sortProducts<P extends SortedProduct>(
  products: readonly P[],
  sort: SortOrder,
): readonly P[] {
  if (sort === "featured") return products;
  if (sort === "price") return products.toSorted((a, b) => priceOf(a) - priceOf(b));
  // Created here, because the first one takes about 10 ms.
  const names = new Intl.Collator("en", { numeric: true });
  return products.toSorted((a, b) => names.compare(a.name, b.name));
}

const priceOf = ({ price, priceText }: SortedProduct) =>
  priceText === undefined ? Number.MAX_VALUE : price;

/** The products grouped by game, in the order of the games. */
export function groupByGame<P extends Pick<ProductSummary, "game">>(
  products: readonly P[],
  games: readonly Pick<Game, "code">[],
): readonly P[] {
  const position = new Map(games.map(({ code }, index) => [code, index]));
  const positionOf = ({ game }: P) => position.get(game) ?? games.length;
  return products.toSorted((a, b) => positionOf(a) - positionOf(b));
}

/** The number of products by game. */
export function countByGame(
  products: readonly Pick<ProductSummary, "game">[],
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { game } of products) counts.set(game, (counts.get(game) ?? 0) + 1);
  return counts;
}
