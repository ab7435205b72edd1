import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router-dom";
import type { Game } from "#domain/game.ts";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";
import { emptySearch, pageSize, parseSearch, searchParams, type Search } from "./search.ts";

/** How long after the last key the text is written to the address. */
const writeDelayMs = 300;

/**
 * The catalogue's search, stored in the address so that it can be shared and Back works. Choosing a game
 * or an order adds a history entry; typing and "Show more" replace it.
 */
export function useCatalogueSearch(games: readonly Game[]) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isNavigating = useNavigation().state !== "idle";
  const isHydrated = useHydrated();
  const address = parseSearch(params, games);
  // The prerendered page knows nothing of the address.
  const applied = isHydrated ? address : emptySearch;

  // Typed text is local until it is in the address. Any other change of the address replaces it.
  const [typed, setTyped] = useState<string>();
  const [lastKey, setLastKey] = useState(key);
  if (key !== lastKey) {
    setLastKey(key);
    if (typed?.trim() !== address.query) setTyped(undefined);
  }
  const text = typed ?? applied.query;
  const query = (typed ?? address.query).trim();
  const isUnwritten = query !== address.query;
  const current = withQuery(address, query);

  const write = useEffectEvent((written: string) => {
    // At once, so that no text is typed between this and the new address.
    const options = { replace: true, preventScrollReset: true, flushSync: true };
    setParams(searchParams(withQuery(address, written)), options);
  });
  useEffect(() => {
    // A write would abort the navigation.
    if (!isUnwritten || isNavigating) return undefined;
    const timer = setTimeout(() => write(query), writeDelayMs);
    const onLeave = () => write(query);
    for (const type of leavingEvents) window.addEventListener(type, onLeave, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of leavingEvents) {
        window.removeEventListener(type, onLeave, { capture: true });
      }
    };
  }, [query, isUnwritten, isNavigating]);

  return {
    /** The text in the search box. */
    text,
    /** The search to show. While the shopper types, it follows at a lower priority. */
    search: withQuery(applied, useDeferredValue(text.trim())),
    onType: setTyped,
    /** Applies a filter, an order or a limit. */
    onChoose: (change: Partial<Search>) => {
      const next = searchParams({ ...current, limit: pageSize, ...change });
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

/** A press on a link may leave the screen, also one by a key or by assistive technology. */
const leavingEvents = ["click", "pagehide"] as const;

/** A search with another query. What is found is then shown from its beginning. */
function withQuery(search: Search, query: string): Search {
  return query === search.query ? search : { ...search, query, limit: pageSize };
}
