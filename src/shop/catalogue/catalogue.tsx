import { useDeferredValue, useMemo, useRef } from "react";
import { Link } from "react-router-dom";
import { allGames, type Game } from "#domain/game.ts";
import { productsSectionId, routePaths } from "#domain/paths.ts";
import { Button, buttonClass } from "#shop/ui/button.tsx";
import { ProductsHeading, productsHeadingId } from "./products-heading.tsx";
import { useHydrated } from "#shop/ui/use-hydrated.ts";
import { CatalogueToolbar } from "./catalogue-toolbar.tsx";
import { FeaturedProducts } from "./featured-products.tsx";
import { NothingFound } from "./nothing-found.tsx";
import type { ProductSummary } from "#domain/product-summary.ts";
import { ProductGrid } from "./product-grid.tsx";
import { ProductIndex, ProductRows } from "./product-index.tsx";
import { groupProducts, sortProducts } from "./product-order.ts";
import { matchesSearch, pageSize, type Search } from "./search.ts";
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
  const boxRef = useRef<HTMLInputElement>(null);
  const { text, search, onType, onLeaveBox, onChoose } = useAddressSearch(games);
  // The prerendered page only has the first products. The others mount hidden, at low priority.
  const isComplete = useDeferredValue(useHydrated(), false);
  const isIndex = products.length > maxCards || games.length > maxCardGames;
  const isGrouped = isIndex && search.sort === "featured";
  const isBrowsing = isGrouped && search.query === "" && search.game === allGames;

  const ordered = useMemo(() => {
    const sorted = sortProducts(products, search.sort);
    return isGrouped ? groupProducts(sorted, games).flatMap(({ items }) => items) : sorted;
  }, [products, games, search.sort, isGrouped]);
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
    // The box may hold text that was typed before hydration.
    onChoose({ query: boxRef.current?.value.trim() ?? search.query, ...change });
  };
  const showMore = () => {
    onChoose({ limit: search.limit + pageSize });
    // The button may be gone, so move the focus to the first added product.
    const links = listRef.current?.querySelectorAll<HTMLElement>(
      "ul:not([data-featured]) > .product:not([hidden]) > a",
    );
    links?.[search.limit]?.focus({ preventScroll: true });
  };

  return (
    <section
      ref={sectionRef}
      id={productsSectionId}
      tabIndex={-1}
      aria-labelledby={productsHeadingId}
      className="[--toolbar-height:8rem] md:[--toolbar-height:5rem]"
    >
      <div className="wrap section-space">
        <ProductsHeading
          controls={
            <p role="status" className="text-quiet figures">
              {found.length === 1 ? "1 product" : `${found.length} products`}
            </p>
          }
        >
          {heading}
        </ProductsHeading>
        <div
          className={`mt-6 md:mt-10 ${isIndex ? "catalogue-toolbar border-b border-line-strong" : "mb-6"}`}
        >
          <CatalogueToolbar
            products={products}
            games={games}
            isSortable={isIndex}
            boxRef={boxRef}
            text={text}
            search={search}
            onType={(typed) => {
              showStart();
              onType(typed);
            }}
            onLeaveBox={onLeaveBox}
            onChoose={choose}
          />
        </div>
        <div ref={listRef} className="-mt-px scroll-mt-(--toolbar-height)">
          {isBrowsing && <FeaturedProducts products={products} />}
          {!isIndex && <ProductGrid products={mounted} isShown={isShown} />}
          {isIndex &&
            (isGrouped ? (
              <ProductIndex groups={groupProducts(mounted, games)} isShown={isShown} />
            ) : (
              <ProductRows products={mounted} isShown={isShown} hasGames />
            ))}
          {found.length > shown.size && (
            <div className="mt-10 flex justify-center">
              <Button onClick={showMore}>Show more</Button>
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
                choose({ query: "", game: allGames });
              }}
            />
          )}
        </div>
      </div>
    </section>
  );
}
