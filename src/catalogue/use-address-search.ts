import { useLayoutEffect, useRef, useState } from "react";
import { type Location, useLocation, useSearchParams } from "react-router-dom";
import type { Game } from "#domain/game.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { emptySearch, parseSearch, searchParams, type Search } from "./search.ts";

/**
 * The address is updated when typing pauses, because each update renders all links of the page and
 * Safari limits updates to 100 per 30 seconds.
 */
const addressDelayMs = 400;

const navigation = { preventScrollReset: true };

/**
 * The catalogue's search, stored in the address so that it can be shared and Back works. Typing
 * applies at once and replaces the history entry later; choosing a game or order adds an entry.
 */
export function useAddressSearch(games: readonly Game[]) {
  const [params, setParams] = useSearchParams();
  const location = useLocation();
  const isHydrated = useHydrated();
  // The search that the router has not rendered yet. It is dropped when the location changes.
  const [pending, setPending] = useState<{ location: Location; search: Search }>();
  const fromUrl = isHydrated ? parseSearch(params, games) : emptySearch;
  const search = pending?.location === location ? pending.search : fromUrl;
  const isQueryPending = search.query !== fromUrl.query;

  // A ref as well, because replayed early clicks run before text typed before hydration is rendered.
  const latest = useRef(search);
  const writeQuery = () => {
    // Rendered synchronously, so that no keystroke can come in between.
    setParams(searchParams(latest.current), { ...navigation, flushSync: true, replace: true });
  };
  useLayoutEffect(() => {
    latest.current = search;
    if (!isQueryPending) return undefined;
    const timer = setTimeout(writeQuery, addressDelayMs);
    // A click on a link must not lose the text.
    addEventListener("focusout", writeQuery);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", writeQuery);
    };
  });

  const onSearch = (change: Partial<Search>) => {
    const previous = latest.current;
    const next = { ...previous, limit: emptySearch.limit, ...change };
    if (searchParams(next).toString() === searchParams(previous).toString()) return;
    const isTyping = Object.keys(change).every((field) => field === "query");
    if (!isTyping && previous.query !== fromUrl.query) writeQuery();
    setPending({ location, search: next });
    if (!isTyping) {
      // "Show more" focuses an added card, so it is rendered synchronously.
      const isShowMore = "limit" in change;
      setParams(searchParams(next), { ...navigation, flushSync: isShowMore, replace: isShowMore });
    }
    latest.current = next;
  };

  return { search, onSearch };
}
