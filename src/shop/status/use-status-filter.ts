import { useDeferredValue } from "react";
import { type Status, statuses } from "#domain/status.ts";
import { useSearch } from "#shop/search/use-search.ts";

type StatusFilter = {
  query: string;
  status?: Status | undefined;
  /** The games that were opened or closed by hand, which the history entry keeps. */
  groups: Record<string, boolean>;
};

export function useStatusFilter() {
  const { formRef, text, onType, isTyping, shown, entered, write } = useSearch<StatusFilter>({
    empty: { query: "", groups: {} },
    parse: (params, entryState) => ({
      query: params.get("q")?.trim() ?? "",
      status: statuses.find((known) => known === params.get("status")),
      groups: (entryState as Pick<StatusFilter, "groups"> | null)?.groups ?? {},
    }),
    params: ({ query, status }) =>
      new URLSearchParams({ ...(query !== "" && { q: query }), ...(status && { status }) }),
    entryState: ({ groups }) => ({ groups }),
    withQuery: (filter, query) => ({ ...filter, query }),
  });
  const change = (changed: Partial<StatusFilter>) =>
    write({ ...entered, ...changed }, { replace: true });
  return {
    formRef,
    text,
    onType,
    isTyping,
    status: shown.status,
    groups: shown.groups,
    /** What the list shows, which follows at a lower priority. */
    shownQuery: shown.query,
    shownStatus: useDeferredValue(shown.status),
    onChooseStatus: (status: Status | undefined) => change({ status }),
    onToggleGroup: (code: string, isOpen: boolean) =>
      change({ groups: { ...entered.groups, [code]: isOpen } }),
    /** Shows every status, of all products or those with a text in their name or game. */
    onShowAll: (query = "") => change({ query, status: undefined }),
  };
}
