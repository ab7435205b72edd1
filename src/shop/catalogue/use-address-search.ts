import { useDeferredValue, useEffect, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Game } from "#domain/game.ts";
import { useHydrated } from "#shop/ui/use-hydrated.ts";
import { emptySearch, parseSearch, searchParams, type Search } from "./search.ts";

/** Safari limits updates of the address to 100 per 30 seconds. */
const addressDelayMs = 400;

/**
 * The catalogue's search, stored in the address so that it can be shared and Back works. Choosing a
 * game or an order adds a history entry; typing and "Show more" replace it.
 */
export function useAddressSearch(games: readonly Game[]) {
  const [params, setParams] = useSearchParams();
  const { key, pathname } = useLocation();
  const isHydrated = useHydrated();
  // Typed text belongs to the history entry that it was typed in.
  const [typed, setTyped] = useState<{ key: string; text: string }>();
  const applied = useDeferredValue(typed);

  const fromAddress = isHydrated ? parseSearch(params, games) : emptySearch;
  const searchWith = (input: typeof typed): Search =>
    input?.key === key
      ? { ...fromAddress, query: input.text.trim(), limit: emptySearch.limit }
      : fromAddress;
  const current = searchWith(typed);

  const unwritten = typed?.key === key ? searchParams(current).toString() : undefined;
  useEffect(() => {
    if (unwritten === undefined) return undefined;
    const timer = setTimeout(() => {
      replaceQuery(pathname, unwritten);
    }, addressDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [pathname, unwritten]);

  return {
    /** The text in the search box. */
    text: typed?.key === key ? typed.text : fromAddress.query,
    /** The search to show. While the shopper types, it follows at a lower priority. */
    search: searchWith(applied),
    onType: (text: string) => {
      setTyped({ key, text });
    },
    /** Writes typed text to the address at once. */
    onLeaveBox: () => {
      if (unwritten !== undefined) replaceQuery(pathname, unwritten);
    },
    /** Applies a filter, an order or a limit. */
    onChoose: (change: Partial<Search>) => {
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

/**
 * Replaces the address's query, unless another screen is open by now. Not through the router, because
 * that would abort a navigation in progress and render all links again.
 */
function replaceQuery(pathname: string, query: string): void {
  const { hash } = window.location;
  if (window.location.pathname !== pathname) return;
  history.replaceState(history.state, "", `${pathname}${query && `?${query}`}${hash}`);
}
