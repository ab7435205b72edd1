import { Link } from "react-router-dom";
import { maxCards, maxRelated } from "#domain/few-or-many.ts";
import { gameName } from "#domain/group-by-game.ts";
import type { CatalogueData, ProductSummary } from "#domain/page-data.ts";
import { cataloguePath, productsSectionId } from "#domain/paths.ts";
import { canBuyToday } from "#domain/sales-rank.ts";
import { catalogue } from "#page-data";
import { StatusRow } from "#shop/product-status/status-row.tsx";
import { buttonClass } from "#shop/ui/button.tsx";
import * as words from "#words";
import { gridFor, ProductGrid } from "./product-grid.tsx";
import { ProductRows } from "./product-rows.tsx";

type ProductOfGame = Pick<ProductSummary, "id" | "game">;

type RelatedProductsProps = {
  /** The screen's product, to which others are related. */
  current?: ProductOfGame | undefined;
  /** Products that the screen already shows. */
  excluded?: readonly ProductOfGame[] | undefined;
};

/**
 * Products at the end of every screen but Home: the target of the "Products" link there. They are cards in a
 * small shop, and in a larger one rows, which are quieter than the product above.
 */
export function RelatedProducts({ current, excluded }: RelatedProductsProps) {
  const { products } = catalogue;
  const { heading, related } = relatedTo(current, excluded, catalogue);
  const isRow = related.length === 1;
  const areCards = !isRow && products.length <= maxCards;
  return (
    <section
      id={productsSectionId}
      tabIndex={-1}
      aria-labelledby="products-title"
      data-print="none"
      className="products-section border-t border-line"
    >
      <div className="wrap grid grid-cols-1 items-start gap-8 py-section">
        <h2 id="products-title" className={areCards ? "text-title" : "text-heading"}>
          <bdi>{heading}</bdi>
        </h2>
        {areCards && <ProductGrid products={related} grid={gridFor(related.length)} />}
        {isRow && (
          // A single card would leave the space beside it empty.
          <ul className="status-rows *:border-y [--row-space:calc(var(--line-space)+0.5rem)]">
            {related.map((product) => (
              <StatusRow key={product.id} entry={product} as="span" />
            ))}
          </ul>
        )}
        {!areCards && !isRow && <ProductRows products={related} hasTags />}
        {products.length > maxRelated && (
          <Link to={cataloguePath} className={`${buttonClass("outline")} justify-self-start`}>
            {words.catalogue.allProducts}
          </Link>
        )}
      </div>
    </section>
  );
}

/**
 * Finds other products that can be bought today: of the same game, then of others. If there are none, the first of
 * the catalogue.
 */
function relatedTo(
  current: ProductOfGame | undefined,
  excluded: readonly ProductOfGame[] | undefined,
  { products, games, heading }: CatalogueData,
) {
  const others = products.filter(({ id }) => id !== current?.id);
  const isOfGame = ({ game }: ProductOfGame) => game === current?.game;
  const related = others
    .filter((product) => canBuyToday(product) && !excluded?.some(({ id }) => id === product.id))
    .toSorted((a, b) => Number(isOfGame(b)) - Number(isOfGame(a)))
    .slice(0, maxRelated);
  if (!current || related.length === 0) {
    // A shop's only product stays.
    return { heading, related: (others.length > 0 ? others : products).slice(0, maxRelated) };
  }
  return {
    heading: related.every(isOfGame)
      ? words.catalogue.moreFor(gameName(current.game, games))
      : words.catalogue.alsoWorking,
    related,
  };
}
