import { useDeferredValue, useEffect, useEffectEvent, useRef, useState } from "react";
import { useLocation, useNavigation, useSearchParams } from "react-router-dom";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";

/** How a kind of search is kept in the address, and beside it in the history entry. */
export type SearchFormat<Search> = {
  /** The search of the prerendered page, which is the same for every address. */
  empty: Search;
  parse: (params: URLSearchParams, entryState: unknown) => Search;
  /** The search parameters, without defaults. */
  params: (search: Search) => URLSearchParams;
  /** What the history entry keeps. */
  entryState?: (search: Search) => unknown;
  /** A search with another query. */
  withQuery: (search: Search, query: string) => Search;
};

/** How long after the last key the text is written to the address. */
const writeDelayMs = 300;

/** A press on a link may leave the screen, also one by a key or by assistive technology. */
const exitEvents = ["click", "pagehide"] as const;

/**
 * A search that the address holds, so that it can be shared and Back works. What is typed is written once the
 * typing pauses, in place of the history entry.
 */
export function useSearch<Search extends { query: string }>(format: SearchFormat<Search>) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const isNavigating = useNavigation().state !== "idle";
  const isHydrated = useHydrated();
  const address = format.parse(params, state);
  const applied = isHydrated ? address : format.empty;

  // What is typed stays until another history entry has another query, such as after Back.
  const [typed, setTyped] = useState<{ text: string; key: string }>();
  const isReplaced = typed?.key !== key && typed?.text.trim() !== applied.query;
  const text = typed && !isReplaced ? typed.text : applied.query;
  const query = text.trim();
  // While the visitor types, it follows at a lower priority.
  const shownQuery = useDeferredValue(query);
  const isUnwritten = query !== applied.query;

  const write = (search: Search, { replace }: { replace: boolean }) =>
    setParams(format.params(search), {
      replace,
      preventScrollReset: true,
      // At once: no text is typed before the new address.
      flushSync: true,
      state: format.entryState?.(search),
    });
  const writeQuery = useEffectEvent((written: string) =>
    write(format.withQuery(address, written), { replace: true }),
  );
  useEffect(() => {
    // A write would abort the navigation.
    if (!isUnwritten || isNavigating) return undefined;
    const onLeave = () => writeQuery(query);
    const timer = setTimeout(onLeave, writeDelayMs);
    for (const type of exitEvents) window.addEventListener(type, onLeave, { capture: true });
    return () => {
      clearTimeout(timer);
      for (const type of exitEvents) {
        window.removeEventListener(type, onLeave, { capture: true });
      }
    };
  }, [query, isUnwritten, isNavigating]);

  const onType = (entered: string) => setTyped({ text: entered, key });

  // What is entered before hydration, of which React sends no event. The fields have the names of the parameters.
  const formRef = useRef<HTMLFormElement>(null);
  const applyEarly = useEffectEvent((form: HTMLFormElement) => {
    const fields = Array.from(new FormData(form), ([name, value]) => [name, value as string]);
    const early = new URLSearchParams(fields);
    const typedEarly = early.get("q") ?? "";
    if (typedEarly !== text) onType(typedEarly);
    // A field with its default was not touched.
    const touched = Array.from(format.params(format.parse(early, state)));
    if (touched.some(([name, value]) => name !== "q" && value !== params.get(name))) {
      write(format.parse(new URLSearchParams([...touched, ...params]), state), { replace: false });
    }
  });
  useEffect(() => {
    if (formRef.current) applyEarly(formRef.current);
  }, []);

  return {
    /** The form with the search box and the filters. */
    formRef,
    /** The text in the search box. */
    text,
    onType,
    /** Whether the address or what is shown does not have the query yet. */
    isTyping: isUnwritten || query !== shownQuery,
    /** The search to show. */
    shown: format.withQuery(applied, shownQuery),
    /** The search as it is entered, whether or not it is written and shown. */
    entered: isHydrated ? format.withQuery(address, query) : address,
    write,
  };
}
