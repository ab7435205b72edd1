import { useRef } from "react";
import type { CardProduct } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";
import { buttonClass } from "#ui/button.tsx";
import { SectionHeading } from "#ui/section-heading.tsx";
import type { GameFilter } from "#domain/game-filter.ts";
import type { Game } from "#domain/game.ts";
import { matchesSearch, type Search } from "./matches-search.ts";
import { productsSectionId } from "#paths.ts";
import { GameFilterButtons } from "./game-filter-buttons.tsx";
import { ProductSearch } from "./product-search.tsx";

type CatalogueProps = {
  heading: string;
  products: readonly CardProduct[];
  /** The games with a product on sale. */
  games: readonly Game[];
  search: Search;
  onType: (query: string) => void;
  /** The search box was left. */
  onLeave: () => void;
  onSelectGame: (game: GameFilter) => void;
  onShowAll: () => void;
  /** Changes when the search was changed from outside the search box. */
  outsideChange: string;
  /** Whether cards move when they are found again; before hydration the page stands still. */
  isLively: boolean;
};

/** All products, to be searched by name and narrowed to a game. */
export function Catalogue(props: CatalogueProps) {
  const {
    heading,
    products,
    games,
    search,
    onType,
    onLeave,
    onSelectGame,
    onShowAll,
    outsideChange,
    isLively,
  } = props;
  const sectionRef = useRef<HTMLElement>(null);
  const found = new Set(products.filter((product) => matchesSearch(product, search)));

  return (
    <section ref={sectionRef} id={productsSectionId} tabIndex={-1} aria-labelledby="products-title">
      <div className="wrap section-space">
        <SectionHeading id="products-title">{heading}</SectionHeading>
        <div className="mt-10 flex flex-wrap items-center gap-x-8 gap-y-4 md:mt-14">
          <ProductSearch
            query={search.query}
            outsideChange={outsideChange}
            onSearch={onType}
            onLeave={onLeave}
          />
          <GameFilterButtons games={games} selected={search.game} onSelect={onSelectGame} />
          <p role="status" className="text-quiet md:ml-auto">
            {found.size === 1 ? "1 product" : `${found.size} products`}
          </p>
        </div>
        <div className="mt-6">
          <ProductGrid
            products={products}
            isShown={(product) => found.has(product)}
            isLively={isLively}
          />
          {found.size === 0 && (
            <div className="border border-line px-6 py-16">
              <p className="display text-heading">Nothing found</p>
              <p className="mt-3 max-w-[48ch] text-quiet">
                No product matches
                {search.query && <> “{search.query}”</>}
                {search.game !== "all" && <> in [{search.game}]</>}. Try a shorter word, or look at
                everything we have.
              </p>
              <button
                type="button"
                onClick={() => {
                  // The button goes away; the focus stays in the section.
                  sectionRef.current?.focus({ preventScroll: true });
                  onShowAll();
                }}
                className={`${buttonClass("outline")} mt-8`}
              >
                Show all products
              </button>
            </div>
          )}
        </div>
      </div>
    </section>
  );
}
