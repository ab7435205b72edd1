import { gameName, type Game, type GameGroup, groupByGame } from "#domain/game.ts";
import type { StatusEntry } from "#domain/status-board.ts";
import { byUrgency, type Status, statusUrgency } from "#domain/status.ts";

/** A status list grouped by game. Failing products come first in each group, and their groups in the list. */
export function statusGroups(
  entries: readonly StatusEntry[],
  games: readonly Game[],
): GameGroup<StatusEntry>[] {
  return groupByGame(byUrgency(entries), games).toSorted(
    (a, b) => Number(hasFailing(b)) - Number(hasFailing(a)),
  );
}

/** Whether a product of a group is Updating or Detected. */
export function hasFailing({ items }: GameGroup<StatusEntry>): boolean {
  return items.some(({ status }) => statusUrgency[status] < statusUrgency.Undetected);
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
