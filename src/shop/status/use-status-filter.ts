import { type Status, statuses } from "#domain/status.ts";
import { useSearch } from "#shop/search/use-search.ts";

type StatusFilter = { query: string; status?: Status | undefined };

/** The state of the history entry: the games that were opened or closed by hand, each under one filter. */
type EntryState = { groups: Record<string, boolean> };

/** The search of the status screen. Choosing a status replaces the history entry. */
export function useStatusFilter() {
  const { form, search, listSearch, isTyping, entryState, write } = useSearch<StatusFilter>({
    parse: (params) => ({
      query: params.get("q")?.trim() ?? "",
      status: statuses.find((known) => known === params.get("status")),
    }),
    params: ({ query, status }) =>
      new URLSearchParams({ ...(query !== "" && { q: query }), ...(status && { status }) }),
    withQuery: (filter, query) => ({ ...filter, query }),
  });
  const { groups } = (entryState as EntryState | null) ?? { groups: {} };
  const groupKey = (code: string) => [code, listSearch.status, listSearch.query].join(" ");
  return {
    form,
    search,
    listSearch,
    isTyping,
    /** Whether a game was opened or closed by hand under the filter. Undefined if neither. */
    isGroupOpen: (code: string) => groups[groupKey(code)],
    onChooseStatus: (status: Status | undefined) => write({ ...search, status }, { replace: true }),
    onToggleGroup: (code: string, isOpen: boolean) =>
      write(search, {
        replace: true,
        entryState: { groups: { ...groups, [groupKey(code)]: isOpen } },
      }),
    /** Shows every status, of all products or those with a text in their name or game. */
    onShowAll: (query = "") => write({ query }, { replace: true }),
  };
}
