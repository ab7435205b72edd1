import { gameName, type Game } from "#domain/game.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { byUrgency, type Status, statusUrgency } from "#domain/status.ts";

/** The entries of one game. */
type StatusGroup = {
  /** The game's code. */
  game: string;
  gameName: string;
  entries: StatusEntry[];
  /** Whether a product of the group is Updating or Detected. */
  hasFailing: boolean;
};

/** Groups a status list by game. Failing products come first in each group, and their groups in the list. */
export function statusGroups(
  entries: readonly StatusEntry[],
  games: readonly Game[],
): StatusGroup[] {
  const codes = [
    ...new Set([...games.map(({ code }) => code), ...entries.map(({ game }) => game)]),
  ];
  const groups = codes.flatMap((game): StatusGroup[] => {
    const own = byUrgency(entries.filter((entry) => entry.game === game));
    const [first] = own;
    if (!first) return [];
    const hasFailing = statusUrgency[first.status] < statusUrgency.Undetected;
    return [{ game, gameName: gameName(game, games), entries: own, hasFailing }];
  });
  return groups.toSorted((a, b) => Number(b.hasFailing) - Number(a.hasFailing));
}

/** The entries with the query in the name of the product or game, case-insensitive, and with the status, if given. */
export function matchingEntries(
  entries: readonly StatusEntry[],
  games: readonly Game[],
  query: string,
  status?: Status,
): StatusEntry[] {
  const needle = query.trim().toLowerCase();
  return entries.filter(
    (entry) =>
      (status === undefined || entry.status === status) &&
      [entry.name, entry.game, gameName(entry.game, games)].some((text) =>
        text.toLowerCase().includes(needle),
      ),
  );
}
