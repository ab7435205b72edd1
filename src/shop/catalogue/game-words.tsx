import { maxLargeGameWords } from "#domain/few-or-many.ts";
import type { GameFilter } from "#domain/group-by-game.ts";
import type { GameData } from "#domain/page-data.ts";
import * as words from "#words";

type GameWordsProps = {
  /** An entry for all products, then the games. */
  choices: readonly GameData[];
  selected: GameFilter;
  onSelect: (game: GameFilter) => void;
};

/** The games above a long list, as large words with their counts. In a wide window, they replace the select. */
export function GameWords({ choices, selected, onSelect }: GameWordsProps) {
  return (
    <div
      role="group"
      aria-label={words.catalogue.game}
      className="needs-scripts mt-8 -mb-4 flex flex-wrap items-baseline gap-x-8 gap-y-2 max-lg:hidden"
    >
      {choices.map(({ code, name, count }) => (
        <button
          key={code}
          type="button"
          aria-pressed={code === selected}
          onClick={() => onSelect(code)}
          className={`game-word page-direction type-display ${choices.length > maxLargeGameWords ? "min-h-9 text-body" : "min-h-11 text-heading"}`}
        >
          <bdi>{name}</bdi>{" "}
          <span className="ms-1 inline-block align-top code text-label font-normal">{count}</span>
        </button>
      ))}
    </div>
  );
}
