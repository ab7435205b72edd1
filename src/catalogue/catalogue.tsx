import { useDeferredValue, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { allGames } from "#domain/game-filter.ts";
import type { Game } from "#domain/game.ts";
import { productsSectionId, routePaths } from "#paths.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { CatalogueSelect } from "./catalogue-select.tsx";
import { GameFilterButtons } from "./game-filter-buttons.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { CardProduct } from "./product-card.tsx";
import { ProductGrid, type GroupHeading } from "./product-grid.tsx";
import { ProductSearch } from "./product-search.tsx";
import {
  groupByGame,
  matchesSearch,
  pageSize,
  sortOrders,
  sortProducts,
  type Search,
  type SortOrder,
} from "./search.ts";

type CatalogueProps = {
  heading: string;
  products: readonly CardProduct[];
  /** The games with a product on sale. */
  games: readonly Game[];
  search: Search;
  onSearch: (change: Partial<Search>) => void;
};

/** Up to this number, games are buttons; above it, a select. */
const maxGameButtons = 6;

/** Up to this number of products, there is no sort select. */
const maxUnsortedProducts = 12;

const sortTexts: Record<SortOrder, string> = {
  featured: "Featured",
  price: "By price",
  name: "By name",
};
const sortOptions = sortOrders.map((value) => ({ value, text: sortTexts[value] }));

/** All products, with search, game filter and sort order. */
export function Catalogue({ heading, products, games, search, onSearch }: CatalogueProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  // The prerendered page only has the first cards. The others mount hidden, at low priority.
  const isComplete = useDeferredValue(isHydrated, false);
  const hasManyGames = games.length > maxGameButtons;
  const ordered = useMemo(
    () => sortProducts(hasManyGames ? groupByGame(products, games) : products, search.sort),
    [products, games, hasManyGames, search.sort],
  );
  const found = ordered.filter((product) => matchesSearch(product, search));
  const shown = new Set(found.slice(0, search.limit));
  const isBrowsing = search.query === "" && search.game === allGames && search.sort === "featured";

  const showMore = () => {
    onSearch({ limit: search.limit + pageSize });
    // The button may be gone, so move the focus to the first added card.
    const cards = sectionRef.current?.querySelectorAll<HTMLElement>("li:not([hidden]) > a");
    cards?.[search.limit]?.focus({ preventScroll: true });
  };

  return (
    <section ref={sectionRef} id={productsSectionId} tabIndex={-1} aria-labelledby="products-title">
      <div className="wrap section-space">
        <SectionHeading id="products-title">{heading}</SectionHeading>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-14">
          <ProductSearch
            query={search.query}
            onSearch={(query) => {
              onSearch({ query });
            }}
          />
          {!hasManyGames && (
            <GameFilterButtons
              games={games}
              selected={search.game}
              onSelect={(game) => {
                onSearch({ game });
              }}
            />
          )}
          {(hasManyGames || products.length > maxUnsortedProducts) && (
            <div className="flex min-w-0 flex-1 gap-3 max-md:basis-full md:min-w-min">
              {hasManyGames && (
                <CatalogueSelect
                  label="Game"
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
          <p role="status" className="text-quiet md:ml-auto">
            {found.length === 1 ? "1 product" : `${found.length} products`}
          </p>
        </div>
        <div className="mt-6">
          <ProductGrid
            products={ordered.filter(
              (product, index) => isComplete || index < pageSize || shown.has(product),
            )}
            isShown={(product) => shown.has(product)}
            isLively={isHydrated}
            {...(hasManyGames && isBrowsing && { headings: gameHeadings(ordered, games) })}
          />
          {found.length > shown.size && (
            <div className="mt-10 flex justify-center">
              <Button variant="outline" onClick={showMore}>
                Show more
              </Button>
              <Link to={routePaths.status} className={`${buttonClass("outline")} without-scripts`}>
                All products, by status
              </Link>
            </div>
          )}
          {found.length === 0 && (
            <NothingFound
              search={search}
              onShowAll={() => {
                // The button disappears, so keep the focus in the section.
                sectionRef.current?.focus({ preventScroll: true });
                onSearch({ query: "", game: allGames });
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}

function countByGame(products: readonly CardProduct[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const { game } of products) counts.set(game, (counts.get(game) ?? 0) + 1);
  return counts;
}

function gameOptions(products: readonly CardProduct[], games: readonly Game[]) {
  const counts = countByGame(products);
  return [
    { value: allGames, text: "All Products" },
    ...games.map(({ code, name }) => ({ value: code, text: `${name} (${counts.get(code) ?? 0})` })),
  ];
}

/** A heading before the first product of each game. The products must be grouped by game. */
function gameHeadings(
  grouped: readonly CardProduct[],
  games: readonly Game[],
): ReadonlyMap<string, GroupHeading> {
  const counts = countByGame(grouped);
  const names = new Map(games.map(({ code, name }) => [code, name]));
  return new Map(
    grouped
      .filter(({ game }, index) => game !== grouped[index - 1]?.game)
      .map(({ id, game }) => [id, { name: names.get(game) ?? game, count: counts.get(game) ?? 0 }]),
  );
}
