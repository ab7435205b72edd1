import { useDeferredValue, useRef } from "react";
import { allGames, type Game, groupByGame } from "#domain/game.ts";
import { productsSectionId, routePaths } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { statusUrgency } from "#domain/status.ts";
import { Link } from "react-router-dom";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { useHydrated } from "#shop/ui/use-hydrated.ts";
import { CatalogueToolbar } from "./catalogue-toolbar.tsx";
import { FeaturedProducts, ProductGrid } from "./product-grid.tsx";
import { ProductIndex, ProductRows } from "./product-index.tsx";
import { matchesSearch, pageSize, type Search, sortProducts } from "./search.ts";
import { useAddressSearch } from "./use-address-search.ts";

type CatalogueProps = {
  heading: string;
  products: readonly ProductSummary[];
  /** The games with a product on sale. */
  games: readonly Game[];
};

/** Up to these numbers, products are cards; above one of them, rows of an index. */
const maxCards = 12;
const maxCardGames = 6;

/** All products, with search, game filter and sort order. */
export function Catalogue({ heading, products, games }: CatalogueProps) {
  const sectionRef = useRef<HTMLElement>(null);
  const listRef = useRef<HTMLDivElement>(null);
  const { text, search, onType, onChoose } = useAddressSearch(games);
  // The prerendered page only has the first products. The others mount hidden, at low priority.
  const isComplete = useDeferredValue(useHydrated(), false);
  const isIndex = products.length > maxCards || games.length > maxCardGames;
  const isGrouped = isIndex && search.sort === "default";
  const isBrowsing = isGrouped && search.query === "" && search.game === allGames;

  const sorted = sortProducts(products, search.sort);
  const ordered = isGrouped ? groupProducts(sorted, games).flatMap(({ items }) => items) : sorted;
  const found = ordered.filter((product) => matchesSearch(product, search));
  const shown = new Set(found.slice(0, search.limit));
  const isShown = (product: ProductSummary) => shown.has(product);
  const mounted = ordered.filter(
    (product, index) => isComplete || index < pageSize || isShown(product),
  );

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
    const links = listRef.current?.querySelectorAll<HTMLElement>(
      "ul:not([data-featured]) > .product:not([hidden]) > a",
    );
    links?.[search.limit]?.focus({ preventScroll: true });
  };
  const showAll = () => {
    // The button disappears, so keep the focus in the section.
    sectionRef.current?.focus({ preventScroll: true });
    choose({ query: "", game: allGames });
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
          <p role="status" className="text-quiet figures">
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
          {!isIndex && <ProductGrid products={mounted} isShown={isShown} />}
          {isGrouped && (
            <ProductIndex
              groups={groupProducts(mounted, games)}
              count={(code) => found.filter(({ game }) => game === code).length}
              isShown={isShown}
            />
          )}
          {isIndex && !isGrouped && <ProductRows products={mounted} isShown={isShown} hasGames />}
          {found.length > shown.size && (
            <div className="mt-10 flex justify-center">
              <Button onClick={showMore}>Show more</Button>
              <Link to={routePaths.status} className={`${buttonClass("outline")} without-scripts`}>
                All products, by status
              </Link>
            </div>
          )}
          {found.length === 0 && <NothingFound search={search} onShowAll={showAll} />}
        </div>
      </div>
    </section>
  );
}

/** Games of which nothing works follow the others. */
function groupProducts(products: readonly ProductSummary[], games: readonly Game[]) {
  return groupByGame(products, games, (ofGame) =>
    Math.min(...ofGame.map(({ status }) => -statusUrgency[status])),
  );
}

type NothingFoundProps = { search: Search; onShowAll: () => void };

function NothingFound({ search: { query, game }, onShowAll }: NothingFoundProps) {
  const place = game === allGames ? "" : ` in [${game}]`;
  return (
    <div className="border border-line px-6 py-16">
      <p className="display text-heading">Nothing found</p>
      <p className="mt-3 max-w-measure wrap-anywhere text-quiet">
        {query === ""
          ? `There is no product${place} at the moment. Browse all products.`
          : `No product matches “${query}”${place}. Try a shorter word, or browse all products.`}
      </p>
      <Button onClick={onShowAll} className="mt-8">
        Show all products
      </Button>
    </div>
  );
}
