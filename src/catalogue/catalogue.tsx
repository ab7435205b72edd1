import { useDeferredValue, useMemo, useRef, useState } from "react";
import { Link } from "#ui/link.tsx";
import { allGames, type Game } from "#domain/game.ts";
import { productsSectionId, routePaths } from "#paths.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import { useHydrated } from "#ui/use-hydrated.ts";
import { CatalogueToolbar } from "./catalogue-toolbar.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { CardProduct } from "./product-card.tsx";
import { ProductGrid, type GroupHeading } from "./product-grid.tsx";
import {
  countByGame,
  groupByGame,
  matchesSearch,
  pageSize,
  sortProducts,
  type Search,
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

/** All products, with search, game filter and sort order. */
export function Catalogue({ heading, products, games, search, onSearch }: CatalogueProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const isHydrated = useHydrated();
  // Nothing moves or changes its size with the screen, only after a search.
  const [isSearched, setIsSearched] = useState(false);
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

  const changeSearch = (change: Partial<Search>) => {
    setIsSearched(true);
    onSearch(change);
  };
  const showMore = () => {
    // Not a search: the cards above the button must keep their size.
    onSearch({ limit: search.limit + pageSize });
    // The button may be gone, so move the focus to the first added card.
    const cards = sectionRef.current?.querySelectorAll<HTMLElement>("li:not([hidden]) > a");
    const card = cards?.[search.limit];
    // Applies its new style, because Chrome logs a message at a focus in hidden content.
    card?.parentElement?.getBoundingClientRect();
    card?.focus({ preventScroll: true });
  };

  return (
    <section ref={sectionRef} id={productsSectionId} tabIndex={-1} aria-labelledby="products-title">
      <div className="wrap section-space">
        <SectionHeading id="products-title">{heading}</SectionHeading>
        <CatalogueToolbar
          products={products}
          games={games}
          hasManyGames={hasManyGames}
          foundCount={found.length}
          search={search}
          onSearch={changeSearch}
        />
        <div className="mt-6">
          <ProductGrid
            products={ordered.filter(
              (product, index) => isComplete || index < pageSize || shown.has(product),
            )}
            isShown={(product) => shown.has(product)}
            isSearched={isSearched}
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
                changeSearch({ query: "", game: allGames });
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
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
