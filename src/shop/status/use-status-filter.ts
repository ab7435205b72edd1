import { useDeferredValue } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { type Status, statuses } from "#domain/status.ts";
import { useSearchText } from "#shop/ui/use-search-text.ts";
import { useHydrated } from "#shop/web-platform/use-hydrated.ts";

/** What the history entry keeps: the games that were opened or closed by hand. */
type EntryState = { groups?: Record<string, boolean> } | null;

/** The filter of the status list, which is in the address, and its open groups, in the history entry. */
export function useStatusFilter() {
  const [params, setParams] = useSearchParams();
  const isHydrated = useHydrated();
  const { groups = {} } = (useLocation().state as EntryState) ?? {};
  // The prerendered page knows nothing of the address.
  const written = isHydrated ? (params.get("q")?.trim() ?? "") : "";
  const status = statuses.find((known) => isHydrated && known === params.get("status"));

  const write = (query: string, chosen: Status | undefined, opened = groups) => {
    const next = { ...(query !== "" && { q: query }), ...(chosen && { status: chosen }) };
    const state: EntryState = { groups: opened };
    setParams(next, { replace: true, preventScrollReset: true, flushSync: true, state });
  };
  const { text, query, shownQuery, isTyping, onType } = useSearchText(written, (typed) =>
    write(typed, status),
  );
  return {
    /** The text in the search box. */
    text,
    isTyping,
    onType,
    status,
    onChooseStatus: (chosen: Status | undefined) => write(query, chosen),
    groups: isHydrated ? groups : {},
    onToggleGroup: (code: string, isOpen: boolean) =>
      write(query, status, { ...groups, [code]: isOpen }),
    /** The filter to show. It follows at a lower priority. */
    shownQuery,
    shownStatus: useDeferredValue(status),
  };
}
