import * as words from "#words";
import type { NamedGame } from "./games-in-query.ts";
import { GameButtons, WayOut } from "./named-games.tsx";

type EmptyResultProps = {
  /** What was looked for, and what to do next. */
  text: string;
  /** The games that the search names. */
  games: readonly NamedGame[];
  onShowGame: (game: NamedGame) => void;
  onShowAll: () => void;
};

/** Shown in place of a list if a search finds nothing. */
export function EmptyResult({ text, games, onShowGame, onShowAll }: EmptyResultProps) {
  return (
    <div className="py-10">
      <p className="type-display text-heading">{words.nothingFound.title}</p>
      <p className="mt-3 max-w-measure wrap-anywhere text-quiet">{text}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <GameButtons games={games} variant="action" onShow={onShowGame} />
        <WayOut onPress={onShowAll}>{words.nothingFound.showAll}</WayOut>
      </div>
    </div>
  );
}
