import { useLayoutEffect, useRef, useState } from "react";
import {
  type Location,
  type NavigateOptions,
  useLocation,
  useSearchParams,
} from "react-router-dom";
import type { Game } from "#domain/game.ts";
import { useHydrated } from "#ui/use-hydrated.ts";
import { emptySearch, parseSearch, searchParams, type Search } from "./search.ts";

/**
 * The address is updated when typing pauses, because each update renders all links of the page and
 * Safari limits updates to 100 per 30 seconds.
 */
const typingDelayMs = 400;

/** A choice is painted before the address is updated. */
const choiceDelayMs = 50;

/**
 * The catalogue's search, stored in the address so that it can be shared and Back works. A change
 * applies at once and is written to the address later. Typing replaces the history entry; choosing a
 * game or order adds one.
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
  const isChoicePending = search.game !== fromUrl.game || search.sort !== fromUrl.sort;

  // A ref as well, because replayed early clicks run before text typed before hydration is rendered.
  const latest = useRef({ location, search });
  const write = (written: Search, options: NavigateOptions) => {
    setParams(searchParams(written), { preventScrollReset: true, ...options });
  };
  // Rendered synchronously, so that no keystroke can come in between.
  const replace = (written: Search) => write(written, { flushSync: true, replace: true });

  useLayoutEffect(() => {
    latest.current = { location, search };
    if (!isQueryPending && !isChoicePending) return undefined;
    const writePending = () => {
      const { search: written } = latest.current;
      // Back from a choice restores the text that was typed before it.
      if (isQueryPending) replace({ ...written, game: fromUrl.game, sort: fromUrl.sort });
      if (isChoicePending) write(written, {});
    };
    const timer = setTimeout(writePending, isChoicePending ? choiceDelayMs : typingDelayMs);
    // A click on a link must not lose the search.
    addEventListener("focusout", writePending);
    return () => {
      clearTimeout(timer);
      removeEventListener("focusout", writePending);
    };
  });

  const onSearch = (change: Partial<Search>) => {
    const previous = latest.current.search;
    const next = { ...previous, limit: emptySearch.limit, ...change };
    if (searchParams(next).toString() === searchParams(previous).toString()) return;
    latest.current = { location: latest.current.location, search: next };
    setPending(latest.current);
    // "Show more" focuses an added card.
    if ("limit" in change) replace(next);
  };

  return { search, onSearch };
}
