import { pageSize } from "#domain/few-or-many.ts";
import type { Game } from "#domain/game.ts";
import { useSearch } from "#shop/search/use-search.ts";
import { emptySearch, parseSearch, searchParams, type Search } from "./catalogue-search.ts";

/**
 * The catalogue's search. Choosing a game or an order adds a history entry; typing and "Show more" replace it.
 */
export function useCatalogueSearch(games: readonly Game[]) {
  const { formRef, text, onType, isTyping, shown, entered, write } = useSearch({
    empty: emptySearch,
    parse: (params) => parseSearch(params, games),
    params: searchParams,
    withQuery,
  });
  return {
    formRef,
    text,
    onType,
    isTyping,
    search: shown,
    /** Applies a filter, an order or a limit. */
    onChoose: (change: Partial<Search>) => {
      const next = { ...entered, limit: pageSize, ...change };
      if (String(searchParams(next)) !== String(searchParams(entered))) {
        write(next, { replace: "limit" in change });
      }
    },
  };
}

/** What is found by another query is shown from its beginning. */
function withQuery(search: Search, query: string): Search {
  return query === search.query ? search : { ...search, query, limit: pageSize };
}
