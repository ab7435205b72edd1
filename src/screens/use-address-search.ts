import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { parseGameFilter, type GameFilter } from "#domain/game.ts";
import type { Search } from "#domain/matches-search.ts";
import { useHydrated } from "./use-hydrated.ts";

const emptySearch: Search = { query: "", game: "all" };

/** Marks an entry of the history that the search box itself has written. */
const typed = "typed";

/**
 * At once, not as a transition: a press right after a keystroke must know what was typed. The
 * place on the page stays.
 */
const inPlace = { flushSync: true, preventScrollReset: true };

/**
 * The catalogue's search, kept in the address (`?q=`, `?game=`), so that it can be shared and
 * Back works. Typing replaces the entry in the history; the buttons add one.
 */
export function useAddressSearch() {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const isTyped = useNavigationType() !== NavigationType.Pop && state === typed;
  const isHydrated = useHydrated();
  const asked: Search = {
    query: params.get("q") ?? "",
    game: parseGameFilter(params.get("game")),
  };

  return {
    search: isHydrated ? asked : emptySearch,
    /** Changes whenever the search box must take its text from the address. */
    outsideChange: `${isHydrated} ${isTyped ? typed : key}`,
    typeQuery: (query: string) => {
      setParams(addressParams({ ...asked, query }), {
        ...inPlace,
        replace: true,
        state: typed,
      });
    },
    selectGame: (game: GameFilter) => {
      setParams(addressParams({ ...asked, game }), inPlace);
    },
    showAll: () => {
      setParams(addressParams(emptySearch), inPlace);
    },
  };
}

function addressParams({ query, game }: Search): Record<string, string> {
  return {
    ...(query !== "" && { q: query }),
    ...(game !== "all" && { game }),
  };
}
