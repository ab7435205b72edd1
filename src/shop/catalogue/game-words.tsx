import { maxLargeGameWords } from "#domain/few-or-many.ts";
import type { GameFilter } from "#domain/game.ts";
import type { GameData } from "#domain/page-data.ts";
import * as words from "#words";

type GameWordsProps = {
  /** The games, after all products. */
  choices: readonly GameData[];
  selected: GameFilter;
  onSelect: (game: GameFilter) => void;
};

/** The games of a shop with a long list as large words with their counts, in place of the select in a wide window. */
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
          className={`group page-direction type-display text-quiet transition-colors hover:text-paper aria-pressed:text-paper ${choices.length > maxLargeGameWords ? "min-h-9 text-body" : "min-h-11 text-heading"}`}
        >
          {/* Below the tails of Arabic letters. */}
          <bdi className="underline-offset-[0.3em] [text-decoration-skip-ink:none] group-aria-pressed:underline group-aria-pressed:decoration-2">
            {name}
          </bdi>{" "}
          <span className="inline-block align-top code text-label font-normal">{count}</span>
        </button>
      ))}
    </div>
  );
}
