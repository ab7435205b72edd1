import { useRef } from "react";
import { Link } from "react-router-dom";
import { allGames, countOf, type Game, type GameFilter, groupByGame } from "#domain/game.ts";
import { productsSectionId, routePaths } from "#domain/paths.ts";
import { type ProductSummary, salesRank } from "#domain/product-summary.ts";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { CatalogueToolbar } from "./catalogue-toolbar.tsx";
import { NothingFound } from "./nothing-found.tsx";
import { FeaturedProducts, ProductGrid } from "./product-grid.tsx";
import { ProductIndex, ProductRows } from "./product-index.tsx";
import { matchesSearch, pageSize, type Search, sortProducts } from "./search.ts";
import { useCatalogueSearch } from "./use-catalogue-search.ts";

type CatalogueProps = {
  heading: string;
  products: readonly ProductSummary[];
  /** The games with a product on sale. */
  games: readonly Game[];
};

/** Up to these numbers, products are cards; above one of them, rows of an index. */
const maxCards = 12;
const maxCardGames = 6;

/** Up to this number, the cards are in two columns, otherwise in three. */
const maxTwoColumnCards = 4;

/** All products, with search, game filter and sort order. */
export function Catalogue({ heading, products, games }: CatalogueProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { text, search, onType, onChoose } = useCatalogueSearch(games);
  const isIndex = products.length > maxCards || games.length > maxCardGames;
  const isGrouped = isIndex && search.sort === "default";
  const isBrowsing = isGrouped && search.query === "" && search.game === allGames;

  const matching = products.filter((product) => matchesSearch(product, search));
  const found = isGrouped
    ? groupProducts(matching, games).flatMap(({ items }) => items)
    : sortProducts(matching, search.sort);
  const shown = found.slice(0, search.limit);

  /** Scrolls back to the start of the results, which can become few. */
  const showStart = () => {
    const list = listRef.current;
    if (list && list.getBoundingClientRect().top < 0) list.scrollIntoView({ block: "start" });
  };
  const choose = (change: Partial<Search>) => {
    showStart();
    onChoose(change);
  };
  const showMore = () => {
    onChoose({ limit: search.limit + pageSize });
    // The button may be gone, so move the focus to the first added product.
    const links = listRef.current?.querySelectorAll<HTMLElement>("ul:not([data-featured]) a");
    links?.[search.limit]?.focus({ preventScroll: true });
  };
  const show = (game: GameFilter) => {
    // The button disappears, so keep the focus in the section.
    sectionRef.current?.focus({ preventScroll: true });
    choose({ query: "", game });
  };

  return (
    <section
      ref={sectionRef}
      id={productsSectionId}
      tabIndex={-1}
      aria-labelledby="products-title"
      className="[--toolbar-height:4rem] md:[--toolbar-height:5rem]"
    >
      <div className="wrap section-space">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <Heading
            id="products-title"
            text={heading}
            className="max-w-[7.5em] min-w-0 text-title"
          />
          <p role="status" className={isIndex ? "text-quiet" : "sr-only"}>
            {found.length === 1 ? "1 product" : `${found.length} products`}
          </p>
        </div>
        <div
          className={`mt-6 md:mt-10 ${isIndex ? "catalogue-toolbar max-md:contents border-b border-line-strong" : "mb-6"}`}
        >
          <CatalogueToolbar
            products={products}
            games={games}
            isSortable={isIndex}
            text={text}
            search={search}
            onType={(typed) => {
              showStart();
              onType(typed);
            }}
            onChoose={choose}
          />
        </div>
        <div ref={listRef} className="-mt-px scroll-mt-(--toolbar-height)">
          {isBrowsing && <FeaturedProducts products={products} />}
          {!isIndex && (
            <ProductGrid products={shown} isDense={products.length > maxTwoColumnCards} />
          )}
          {isGrouped && (
            <ProductIndex
              groups={groupProducts(shown, games)}
              count={(code) => countOf(found, code)}
            />
          )}
          {isIndex && !isGrouped && <ProductRows products={shown} hasGames />}
          {found.length > shown.length && (
            <div className="mt-10 flex justify-center">
              <Button onClick={showMore}>Show more</Button>
              <Link to={routePaths.status} className={`${buttonClass("outline")} without-scripts`}>
                All products, by status
              </Link>
            </div>
          )}
          {found.length === 0 && (
            <NothingFound search={search} products={products} games={games} onShow={show} />
          )}
        </div>
      </div>
    </section>
  );
}

/** Games of which nothing works or is in stock follow the others. */
function groupProducts(products: readonly ProductSummary[], games: readonly Game[]) {
  return groupByGame(products, games, (ofGame) => Math.min(...ofGame.map(salesRank)));
}
