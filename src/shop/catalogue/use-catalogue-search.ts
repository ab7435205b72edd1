import { useSearchParams } from "react-router-dom";
import type { Game } from "#domain/game.ts";
import { useSearchText } from "#shop/ui/use-search-text.ts";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { emptySearch, pageSize, parseSearch, searchParams, type Search } from "./search.ts";

/**
 * The catalogue's search, stored in the address so that it can be shared and Back works. Choosing a game
 * or an order adds a history entry; typing and "Show more" replace it.
 */
export function useCatalogueSearch(games: readonly Game[]) {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const address = parseSearch(params, games);
  // The prerendered page knows nothing of the address.
  const applied = isHydrated ? address : emptySearch;

  const write = (search: Search, replace: boolean) =>
    // At once: no text is typed before the new address.
    setParams(searchParams(search), { replace, preventScrollReset: true, flushSync: true });
  const { text, query, shownQuery, isTyping, onType } = useSearchText(applied.query, (written) =>
    write(withQuery(address, written), true),
  );

  return {
    /** The text in the search box. */
    text,
    /** The search to show. */
    search: withQuery(applied, shownQuery),
    isTyping,
    onType,
    /** Applies a filter, an order or a limit. */
    onChoose: (change: Partial<Search>) => {
      const current = isHydrated ? withQuery(address, query) : address;
      const next = { ...current, limit: pageSize, ...change };
      if (String(searchParams(next)) !== String(searchParams(current))) {
        write(next, "limit" in change);
      }
    },
  };
}

/** A search with another query. What is found is then shown from its beginning. */
function withQuery(search: Search, query: string): Search {
  return query === search.query ? search : { ...search, query, limit: pageSize };
}
