import type { RefObject } from "react";
import { allGames, type Game } from "#domain/game.ts";
import { CatalogueSelect } from "./catalogue-select.tsx";
import { fitsButtons, GameFilterButtons } from "./game-filter-buttons.tsx";
import type { ProductSummary } from "#domain/product-summary.ts";
import { sortOrders, type SortOrder } from "./product-order.ts";
import { ProductSearch } from "./product-search.tsx";
import type { Search } from "./search.ts";

type CatalogueToolbarProps = {
  products: readonly ProductSummary[];
  games: readonly Game[];
  /** Whether the products can be sorted. */
  isSortable: boolean;
  boxRef: RefObject<HTMLInputElement | null>;
  text: string;
  search: Search;
  onType: (text: string) => void;
  onLeaveBox: () => void;
  onChoose: (change: Partial<Search>) => void;
};

const sortTexts: Record<SortOrder, string> = {
  featured: "Featured",
  price: "By price",
  name: "By name",
};
const sortOptions = sortOrders.map((value) => ({ value, text: sortTexts[value] }));

/** The search box, the game filter and the sort order. Results follow each change. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { products, games, isSortable, boxRef, text, search } = props;
  const { onType, onLeaveBox, onChoose } = props;
  const onSelectGame = (game: string) => {
    onChoose({ game });
  };
  const isFiltered = games.length > 1;
  const hasButtons = isFiltered && !isSortable && fitsButtons(games);
  const hasGameSelect = isFiltered && !hasButtons;

  return (
    <form
      role="search"
      method="get"
      onSubmit={(event) => {
        event.preventDefault();
        // Hides a phone's keyboard.
        boxRef.current?.blur();
      }}
      className={`needs-scripts flex flex-wrap items-center justify-between gap-x-3 ${isSortable ? "gap-y-2 py-2 md:py-4" : "gap-y-4"}`}
    >
      <ProductSearch boxRef={boxRef} text={text} onType={onType} onLeave={onLeaveBox} />
      {hasButtons && (
        <GameFilterButtons games={games} selected={search.game} onSelect={onSelectGame} />
      )}
      {(hasGameSelect || isSortable) && (
        <div className="flex min-w-0 gap-2 max-md:basis-full md:gap-3">
          {hasGameSelect && (
            <CatalogueSelect
              label="Game"
              name="game"
              options={gameOptions(products, games)}
              value={search.game}
              onSelect={onSelectGame}
            />
          )}
          {isSortable && (
            <CatalogueSelect
              label="Sort"
              name="sort"
              options={sortOptions}
              value={search.sort}
              onSelect={(sort) => {
                onChoose({ sort });
              }}
            />
          )}
        </div>
      )}
    </form>
  );
}

function gameOptions(products: readonly ProductSummary[], games: readonly Game[]) {
  const count = (code: string) => products.filter(({ game }) => game === code).length;
  return [
    { value: allGames, text: "All Products" },
    ...games.map(({ code, name }) => ({ value: code, text: `${name} (${count(code)})` })),
  ];
}
