import { Link } from "react-router-dom";
import { home } from "#data/home.ts";
import { homeHeadings } from "#domain/home-texts.ts";
import { cataloguePath, productsSectionId } from "#domain/paths.ts";
import { inSalesOrder, type ProductSummary } from "#domain/product-summary.ts";
import { buttonClass } from "#shop/ui/button.tsx";
import { Heading } from "#shop/ui/heading.tsx";
import { wideCard, ProductGrid, twoColumns } from "./product-grid.tsx";
import { ProductRows } from "./product-rows.tsx";

type ShownProduct = Pick<ProductSummary, "id" | "game">;

type RelatedProductsProps = {
  products: readonly ProductSummary[];
  /** The screen's product. The section shows the others: of those that work, the same game's first. */
  current?: ShownProduct | undefined;
};

const maxCards = 4;

/** Products at the end of every screen but Home, as cards or without pictures as rows: the target of the "Products" link there. */
export function RelatedProducts({ products, current }: RelatedProductsProps) {
  const others = current ? withoutCurrent(products, current) : products;
  const shown = others.slice(0, maxCards);
  const areCards = shown.some(({ image }) => image !== undefined);
  return (
    <section
      id={productsSectionId}
      tabIndex={-1}
      aria-labelledby="products-title"
      data-print="none"
      className="border-t border-line"
    >
      <div className={`wrap py-(--section-space) grid grid-cols-1 items-start gap-12`}>
        <Heading
          id="products-title"
          text={homeHeadings(home).products}
          className="max-w-[7.6em] text-title"
        />
        {areCards ? (
          <ProductGrid products={shown} grid={shown.length === 1 ? wideCard : twoColumns} />
        ) : (
          <ProductRows products={shown} hasTags />
        )}
        {others.length > maxCards && (
          <Link to={cataloguePath} className={`${buttonClass("outline")} justify-self-start`}>
            All products
          </Link>
        )}
      </div>
    </section>
  );
}

/** A shop's only product stays in the list. */
function withoutCurrent(
  products: readonly ProductSummary[],
  current: ShownProduct,
): readonly ProductSummary[] {
  const others = products.filter(({ id }) => id !== current.id);
  if (others.length === 0) return products;
  const isSameGame = ({ game }: ShownProduct) => game === current.game;
  return inSalesOrder(others.toSorted((a, b) => Number(isSameGame(b)) - Number(isSameGame(a))));
}
