import type { Game } from "#domain/game.ts";
import { countOf } from "#domain/group-by-game.ts";
import { comparedName, nameContains } from "#domain/same-name.ts";

/** A game that is offered beside the results, and how many products it has. */
export type NamedGame = Game & { count: number };

/** The games that a query names, unless the results have all of their products. */
export function namedGames(
  query: string,
  games: readonly Game[],
  products: readonly { game: string }[],
  results: readonly { game: string }[],
): NamedGame[] {
  return gamesMatching(query, games)
    .map(({ code, name }) => ({ code, name, count: countOf(products, code) }))
    .filter(({ code, count }) => countOf(results, code) < count);
}

/**
 * The games that a typed text names: those whose name contains it, else those with the most typed words that
 * begin their code or a word of their name. "rust esp" names Rust. Words of one letter do not count.
 */
export function gamesMatching(typed: string, games: readonly Game[]): Game[] {
  const words = comparedName(typed).split(" ").filter(isLong);
  if (words.length === 0) return [];
  const matches = ({ code, name }: Game) => {
    if (nameContains(name, typed)) return Infinity;
    const gameWords = comparedName(`${code} ${name}`).split(/[^\p{L}\p{N}]+/u);
    return words.filter((word) => gameWords.some((gameWord) => gameWord.startsWith(word))).length;
  };
  const most = Math.max(1, ...games.map(matches));
  return games.filter((game) => matches(game) === most);
}

const isLong = (word: string) => word.length > 1;
