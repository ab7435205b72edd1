import { allGames, type GameFilter, type Game } from "#domain/game.ts";

type GameFilterButtonsProps = {
  games: readonly Game[];
  selected: GameFilter;
  onSelect: (game: GameFilter) => void;
};

/** The game filter as toggle buttons. */
export function GameFilterButtons({ games, selected, onSelect }: GameFilterButtonsProps) {
  const choices: { game: GameFilter; label: string }[] = [
    { game: allGames, label: "All Products" },
    ...games.map(({ code, name }) => ({ game: code, label: `${name} [${code}]` })),
  ];
  return (
    <div role="group" aria-label="Game" className="needs-scripts flex flex-wrap gap-2">
      {choices.map(({ game, label }) => (
        <button
          key={game}
          type="button"
          dir="auto"
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
