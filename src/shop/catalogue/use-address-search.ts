import { useDeferredValue, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Game } from "#domain/game.ts";
import { useHydrated } from "#shop/ui/use-hydrated.ts";
import { emptySearch, parseSearch, searchParams, type Search } from "./search.ts";

/**
 * The catalogue's search, stored in the address so that it can be shared and Back works. Choosing a
 * game or an order adds a history entry; typing and "Show more" replace it.
 */
export function useAddressSearch(games: readonly Game[]) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isHydrated = useHydrated();
  // Typed text belongs to the history entry that it was typed in.
  const [typed, setTyped] = useState<{ key: string; text: string }>();
  const applied = useDeferredValue(typed);
  const routed = isHydrated ? parseSearch(params, games) : emptySearch;
  // `routed` has no typed text and, before hydration, nothing of the address.
  const readAddress = () => parseSearch(new URLSearchParams(window.location.search), games);

  return {
    /** The text in the search box. */
    text: typed?.key === key ? typed.text : routed.query,
    /** The search to show. While the shopper types, it follows at a lower priority. */
    search: applied?.key === key ? withText(routed, applied.text) : routed,
    onType: (text: string) => {
      setTyped({ key, text });
      replaceQuery(searchParams(withText(readAddress(), text)));
    },
    /** Applies a filter, an order or a limit. */
    onChoose: (change: Partial<Search>) => {
      const current = readAddress();
      const next = searchParams({ ...current, limit: emptySearch.limit, ...change });
      if (next.toString() === searchParams(current).toString()) return;
      setParams(next, {
        preventScrollReset: true,
        // "Show more" moves the focus to an added product, which must be rendered by then.
        flushSync: true,
        replace: "limit" in change,
      });
    },
  };
}

function withText(search: Search, text: string): Search {
  return { ...search, query: text.trim(), limit: emptySearch.limit };
}

/**
 * Replaces the address's query. Not through the router, because that would abort a navigation in
 * progress and render all links again.
 */
function replaceQuery(query: URLSearchParams): void {
  const address = new URL(window.location.href);
  address.search = query.toString();
  history.replaceState(history.state, "", address);
}
