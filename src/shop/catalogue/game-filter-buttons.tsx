import { allGames, type Game, type GameFilter } from "#domain/game.ts";
import { showFocused } from "#shop/web-platform/focus.ts";

type GameFilterButtonsProps = {
  games: readonly Game[];
  selected: GameFilter;
  onSelect: (game: GameFilter) => void;
};

/** The game filter as toggle buttons: in one row that scrolls on phones, and wrapped where there is room. */
export function GameFilterButtons({ games, selected, onSelect }: GameFilterButtonsProps) {
  const choices = [
    { game: allGames, label: "All Products" },
    ...games.map(({ code, name }) => ({ game: code, label: `${name} [${code}]` })),
  ];
  return (
    <div
      role="group"
      aria-label="Game"
      className="-m-1 scrollbar-none flex min-w-0 scroll-px-(--gutter) gap-2 overflow-x-auto p-1 md:flex-wrap max-md:-mr-(--gutter) max-md:pr-(--gutter)"
    >
      {choices.map(({ game, label }) => (
        <button
          key={game}
          type="button"
          dir="auto"
          aria-pressed={game === selected}
          onClick={() => onSelect(game)}
          onFocus={showFocused}
          className="min-h-12 shrink-0 border border-line px-3 text-quiet transition-colors hover:border-line-strong hover:text-paper active:bg-pressed aria-pressed:border-paper aria-pressed:text-paper md:px-4"
        >
          {label}
        </button>
      ))}
    </div>
  );
}
