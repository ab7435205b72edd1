import { useDeferredValue, useEffect, useEffectEvent, useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router-dom";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";

/** How a kind of search is kept in the address. */
type SearchFormat<Search> = {
  parse: (params: URLSearchParams) => Search;
  /** The search parameters, without defaults. */
  params: (search: Search) => URLSearchParams;
  /** A search with another query. */
  withQuery: (search: Search, query: string) => Search;
};

/** How long after the last key the text is written to the address. */
const writeDelayMs = 300;

/** A click on a link may leave the screen. A key or assistive technology also sends one. */
const exitEvents = ["click", "pagehide"] as const;

/** The prerendered page is the same for every address. */
const prerenderedParams = new URLSearchParams();

/**
 * A search that is kept in the address, so that it can be shared and Back works:
 *
 * - `addressSearch` is the one in the address.
 * - `search` also has the typed text, which replaces that of the history entry once the typing pauses.
 * - `listSearch` is the one whose results the list shows. It follows `search` at a lower priority, so that the box
 *   never waits for the list.
 */
export function useSearch<Search extends { query: string }>(format: SearchFormat<Search>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const isHydrated = useHydrated();
  const addressSearch = format.parse(isHydrated ? params : prerenderedParams);

  // The typed text stays in the box until another history entry has another query, such as after Back.
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  const isInBox = typed && (typed.key === key || typed.text.trim() === addressSearch.query);
  const text = isInBox ? typed.text : addressSearch.query;
  const search = format.withQuery(addressSearch, text.trim());
  const isInAddress = search.query === addressSearch.query;

  const listParams = useDeferredValue(String(format.params(search)));
  const listSearch = format.parse(new URLSearchParams(listParams));

  /** Writes a search to the address, and `entryState` to its history entry. */
  const write = (next: Search, { replace, entryState = state }: WriteOptions) =>
    setParams(format.params(next), {
      replace,
      preventScrollReset: true,
      // Synchronous, so that no text is typed before the address has changed.
      flushSync: true,
      state: entryState,
    });
  useAfterTyping(isInAddress ? undefined : search.query, () => write(search, { replace: true }));

  const onType = (value: string) => setTyped({ text: value, key });
  const onEarlyFields = (fields: URLSearchParams) => {
    const earlyText = fields.get("q") ?? "";
    if (earlyText !== text) onType(earlyText);
    // A field with its default was not changed.
    const changes = [...format.params(format.parse(fields))];
    if (changes.some(([name, value]) => name !== "q" && value !== params.get(name))) {
      write(format.parse(new URLSearchParams([...changes, ...params])), { replace: false });
    }
  };

  return {
    /** The props of the search form. */
    form: { text, onType, onEarlyFields },
    search,
    listSearch,
    /** Whether the address or the list does not have the query yet. */
    isTyping: !isInAddress || search.query !== listSearch.query,
    /** The state of the history entry. */
    entryState: isHydrated ? (state as unknown) : undefined,
    write,
  };
}

type WriteOptions = { replace: boolean; entryState?: unknown };

/** Calls back once a typed query no longer changes, or before the visitor leaves. Never calls back without a query. */
function useAfterTyping(query: string | undefined, onPause: () => void): void {
  const isNavigating = useNavigation().state !== "idle";
  const callBack = useEffectEvent(onPause);
  useEffect(() => {
    // A write would abort the navigation.
    if (query === undefined || isNavigating) return undefined;
    const onLeave = () => callBack();
    const timer = setTimeout(onLeave, writeDelayMs);
    for (const type of exitEvents) window.addEventListener(type, onLeave, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of exitEvents) {
        window.removeEventListener(type, onLeave, { capture: true });
      }
    };
  }, [query, isNavigating]);
}
