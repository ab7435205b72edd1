import type { Game } from "./game.ts";

/** A game's code, or `all`, which cannot be a code because codes are in capitals. */
export type GameFilter = string;

/** The filter that shows every product. */
export const allGames: GameFilter = "all";

/** A game's name, or its code if the game is unknown. */
export function gameName(code: string, games: readonly Game[]): string {
  return games.find((game) => game.code === code)?.name ?? code;
}

/** How many of the items belong to a game. */
export function countOf(items: readonly { game: string }[], code: string): number {
  return items.filter(({ game }) => game === code).length;
}

/** A game with its items. */
export type GameGroup<Item, G extends Game = Game> = G & { items: Item[] };

/**
 * Groups the items by game. Groups are in the order of their rank, lowest first, then of the games. Games without
 * items are left out.
 */
export function groupByGame<Item extends { game: string }, G extends Game>(
  items: readonly Item[],
  games: readonly G[],
  rankOf: (ofGame: readonly Item[]) => number,
): GameGroup<Item, G>[] {
  return games
    .map((game) => ({ ...game, items: items.filter((item) => item.game === game.code) }))
    .filter(({ items: ofGame }) => ofGame.length > 0)
    .toSorted((a, b) => rankOf(a.items) - rankOf(b.items));
}
