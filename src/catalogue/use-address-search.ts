import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { NavigationType, useLocation, useNavigationType, useSearchParams } from "react-router-dom";
import { parseGameFilter, type GameFilter } from "#domain/game-filter.ts";
import type { Game } from "#domain/game.ts";
import type { Search } from "./matches-search.ts";
import { useHydrated } from "#ui/use-hydrated.ts";

const emptySearch: Search = { query: "", game: "all" };

/** Marks an entry of the history that the catalogue's own controls have written. */
const own = "own";

/**
 * The address follows when one stops typing: each change of it redraws every link of the page,
 * and Safari refuses more than a hundred in half a minute.
 */
const addressDelayMs = 400;

/**
 * The catalogue's search, kept in the address (`?q=`, `?game=`), so that it can be shared and
 * Back works. Typing replaces the entry in the history; the buttons add one. What is shown does
 * not wait for the address.
 */
export function useAddressSearch(games: readonly Game[]) {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const isOwnEntry = useNavigationType() !== NavigationType.Pop && state === own;
  const isHydrated = useHydrated();

  // Back, a link, a reset: from then on the address says what is wanted, until a control does.
  const [seen, setSeen] = useState({ key, arrival: 0 });
  if (key !== seen.key) setSeen({ key, arrival: seen.arrival + (isOwnEntry ? 0 : 1) });
  const [wanted, setWanted] = useState({ ...emptySearch, arrival: -1 });
  const written: Search = {
    query: params.get("q") ?? "",
    game: parseGameFilter(params.get("game"), games),
  };
  const asked: Search = wanted.arrival === seen.arrival ? wanted : written;
  // Two controls can be used before the first is drawn: then the second adds to the first.
  const latest = useRef(asked);
  useLayoutEffect(() => {
    latest.current = asked;
  });
  const want = (change: Partial<Search>) => {
    latest.current = { ...latest.current, ...change };
    setWanted({ ...latest.current, arrival: seen.arrival });
  };
  const isTyping = asked.query !== written.query;

  const write = () => {
    setParams(addressParams(asked), { replace: true, preventScrollReset: true, state: own });
  };
  const stopTyping = () => {
    if (isTyping) write();
  };
  // Each key draws the catalogue anew, and so begins the wait anew.
  useEffect(() => {
    if (!isTyping) return undefined;
    const timer = setTimeout(write, addressDelayMs);
    return () => {
      clearTimeout(timer);
    };
  });

  return {
    search: isHydrated ? asked : emptySearch,
    /** Changes whenever the search box must take its text from the address. */
    outsideChange: `${isHydrated} ${seen.arrival}`,
    typeQuery: (query: string) => {
      want({ query });
    },
    /** Writes what was typed into the address without waiting. */
    stopTyping,
    selectGame: (game: GameFilter) => {
      stopTyping();
      if (game === latest.current.game) return;
      want({ game });
      setParams(addressParams(latest.current), { preventScrollReset: true, state: own });
    },
    showAll: () => {
      stopTyping();
      setParams(addressParams(emptySearch), { preventScrollReset: true, flushSync: true });
    },
  };
}

function addressParams({ query, game }: Search): Record<string, string> {
  return {
    ...(query !== "" && { q: query }),
    ...(game !== "all" && { game }),
  };
}
