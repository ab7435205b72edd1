import { allGames, type Game } from "#domain/game.ts";
import { CatalogueSelect } from "./catalogue-select.tsx";
import { GameFilterButtons } from "./game-filter-buttons.tsx";
import type { CardProduct } from "./product-card.tsx";
import { ProductSearch } from "./product-search.tsx";
import { countByGame, sortOrders, type Search, type SortOrder } from "./search.ts";

type CatalogueToolbarProps = {
  products: readonly CardProduct[];
  games: readonly Game[];
  /** Whether the game filter is a select instead of buttons. */
  hasManyGames: boolean;
  foundCount: number;
  search: Search;
  onSearch: (change: Partial<Search>) => void;
};

/** Up to this number of products, there is no sort select. */
const maxUnsortedProducts = 12;

const sortTexts: Record<SortOrder, string> = {
  featured: "Featured",
  price: "By price",
  name: "By name",
};
const sortOptions = sortOrders.map((value) => ({ value, text: sortTexts[value] }));

/** The search box, the game filter, the sort order and the number of matches. */
export function CatalogueToolbar(props: CatalogueToolbarProps) {
  const { products, games, hasManyGames, foundCount, search, onSearch } = props;
  const hasSelects = hasManyGames || products.length > maxUnsortedProducts;
  const gameButtons = !hasManyGames && (
    <GameFilterButtons
      games={games}
      selected={search.game}
      onSelect={(game) => {
        onSearch({ game });
      }}
    />
  );
  return (
    <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-14">
      <ProductSearch
        query={search.query}
        onSearch={(query) => {
          onSearch({ query });
        }}
      />
      {!hasSelects && gameButtons}
      {hasSelects && (
        <div className="flex min-w-0 flex-1 gap-3 max-md:basis-full md:min-w-min">
          {hasManyGames && (
            <CatalogueSelect
              label="Game"
              canShrink
              options={gameOptions(products, games)}
              value={search.game}
              onSelect={(game) => {
                onSearch({ game });
              }}
            />
          )}
          <CatalogueSelect
            label="Sort"
            options={sortOptions}
            value={search.sort}
            onSelect={(sort) => {
              onSearch({ sort });
            }}
          />
        </div>
      )}
      <p
        role="status"
        className={`text-quiet ${hasSelects ? "max-lg:order-last lg:ml-auto" : "md:ml-auto"}`}
      >
        {foundCount === 1 ? "1 product" : `${foundCount} products`}
      </p>
      {/* In a row of their own, so that the number is not alone in one. */}
      {hasSelects && gameButtons}
    </div>
  );
}

function gameOptions(products: readonly CardProduct[], games: readonly Game[]) {
  const counts = countByGame(products);
  return [
    { value: allGames, text: "All Products" },
    ...games.map(({ code, name }) => ({ value: code, text: `${name} (${counts.get(code) ?? 0})` })),
  ];
}
