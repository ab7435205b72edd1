import { useLayoutEffect, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import type { Game } from "#domain/game.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { emptySearch, parseSearch, searchParams, type Search } from "./search.ts";

/**
 * The address is updated when typing pauses, because each update renders all links of the page and
 * Safari limits updates to 100 per 30 seconds.
 */
const addressDelayMs = 400;

// Rendered synchronously, so that no keystroke can come in between.
const navigation = { preventScrollReset: true, flushSync: true };

/**
 * The catalogue's search, stored in the address so that it can be shared and Back works. Typing
 * applies at once and replaces the history entry later; choosing a game or order adds an entry.
 */
export function useAddressSearch(games: readonly Game[]) {
  const [params, setParams] = useSearchParams();
  const { key } = useLocation();
  const isHydrated = useHydrated();
  // The text that is not in the address yet, and the history entry that it belongs to.
  const [typed, setTyped] = useState({ key: "", query: "" });
  const written = isHydrated ? parseSearch(params, games) : emptySearch;
  const search = typed.key === key ? { ...written, query: typed.query } : written;
  const isPending = search.query !== written.query;

  // A ref as well, because replayed early clicks run before text typed before hydration is rendered.
  const latest = useRef(search);
  const writeQuery = () => {
    setParams(searchParams(latest.current), { ...navigation, replace: true });
  };
  useLayoutEffect(() => {
    latest.current = search;
    if (!isPending) return undefined;
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
    if (isTyping) setTyped({ key, query: next.query });
    else {
      if (previous.query !== written.query) writeQuery();
      setParams(searchParams(next), { ...navigation, replace: "limit" in change });
    }
    latest.current = next;
  };

  return { search, onSearch };
}
