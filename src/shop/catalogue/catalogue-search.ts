import { pageSize } from "#domain/few-or-many.ts";
import type { Game } from "#domain/game.ts";
import { allGames, type GameFilter } from "#domain/group-by-game.ts";
import type { ProductSummary } from "#domain/page-data.ts";
import { nameContains } from "#domain/same-name.ts";
import { useSearch } from "#shop/search/use-search.ts";
import * as words from "#words";

const sortOrders = ["default", "price", "name"] as const;

/** The sort orders of the catalogue. The default is the order of all other lists. */
export type SortOrder = (typeof sortOrders)[number];

/** What a shopper is looking for. */
export type Search = {
  /** A part of the product's name, without blanks at its ends. Empty matches everything. */
  query: string;
  game: GameFilter;
  sort: SortOrder;
  /** The maximum number of matches to show. */
  limit: number;
};

/** Parses a search from the address. Invalid values fall back to the defaults. */
export function parseSearch(params: URLSearchParams, games: readonly Pick<Game, "code">[]): Search {
  const limit = Number(params.get("limit"));
  return {
    query: params.get("q")?.trim() ?? "",
    game: games.find(({ code }) => code === params.get("game"))?.code ?? allGames,
    sort: parseSortOrder(params.get("sort")),
    limit: Number.isSafeInteger(limit) && limit > pageSize ? limit : pageSize,
  };
}

/** Parses a sort order. An unknown one means the default. */
export function parseSortOrder(value: string | null): SortOrder {
  return sortOrders.find((order) => order === value) ?? "default";
}

/** The search parameters for the address, without defaults. */
export function searchParams({ query, game, sort, limit }: Search): URLSearchParams {
  return new URLSearchParams({
    ...(query !== "" && { q: query }),
    ...(game !== allGames && { game }),
    ...(sort !== "default" && { sort }),
    ...(limit !== pageSize && { limit: String(limit) }),
  });
}

/** Whether a product is of the chosen game and its name contains the query. */
export function matchesSearch(
  product: Pick<ProductSummary, "name" | "game">,
  { query, game }: Pick<Search, "query" | "game">,
): boolean {
  return (game === allGames || product.game === game) && nameContains(product.name, query);
}

type SortedProduct = { name: string; price?: number | undefined };

/** The products in an order. By price, the cheapest comes first and sold-out ones last. */
export function sortProducts<P extends SortedProduct>(
  products: readonly P[],
  sort: SortOrder,
): readonly P[] {
  if (sort === "price") return products.toSorted((a, b) => priceOf(a) - priceOf(b));
  if (sort === "default") return products;
  // Created on demand, because the first collator takes about 10 ms.
  const names = new Intl.Collator(words.language, { numeric: true });
  return products.toSorted((a, b) => names.compare(a.name, b.name));
}

const priceOf = ({ price = Number.MAX_VALUE }: SortedProduct) => price;

/**
 * The catalogue's search. Choosing a game or an order adds a history entry; typing and "Show more" replace it.
 */
export function useCatalogueSearch(games: readonly Game[]) {
  const { form, search, listSearch, isTyping, write } = useSearch({
    parse: (params) => parseSearch(params, games),
    params: searchParams,
    withQuery,
  });
  return {
    form,
    search,
    listSearch,
    isTyping,
    /** Applies a filter, an order or a limit. */
    onChoose: (change: Partial<Search>) => {
      const next = { ...search, limit: pageSize, ...change };
      if (String(searchParams(next)) !== String(searchParams(search))) {
        write(next, { replace: "limit" in change });
      }
    },
  };
}

/** Changes the query. The results of another query are shown from the start. */
function withQuery(search: Search, query: string): Search {
  return query === search.query ? search : { ...search, query, limit: pageSize };
}
