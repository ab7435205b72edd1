import { gameNames, games, type GameFilter } from "#domain/game.ts";

type GameFilterButtonsProps = {
  selected: GameFilter;
  onSelect: (game: GameFilter) => void;
};

const choices: { game: GameFilter; label: string }[] = [
  { game: "all", label: "All Products" },
  ...games.map((game) => ({ game, label: `${gameNames[game]} [${game}]` })),
];

/** Narrows the catalogue to one game. */
export function GameFilterButtons({ selected, onSelect }: GameFilterButtonsProps) {
  return (
    <div role="group" aria-label="Game" className="needs-scripts flex flex-wrap gap-2">
      {choices.map(({ game, label }) => (
        <button
          key={game}
          type="button"
          aria-pressed={game === selected}
          onClick={() => {
            onSelect(game);
          }}
          className="min-h-11 border border-line px-3 md:px-4 text-quiet transition-colors hover:border-line-strong hover:text-paper active:bg-pressed aria-pressed:border-paper aria-pressed:text-paper"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
