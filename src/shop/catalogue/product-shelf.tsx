import { Link } from "react-router-dom";
import { buttonClass } from "#shop/ui/button.tsx";
import { ProductsHeading, productsHeadingId } from "./products-heading.tsx";
import { cataloguePath, productsSectionId } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import { ProductCard } from "./product-card.tsx";
import { ProductGrid, twoColumnSizes } from "./product-grid.tsx";

type ShownProduct = Pick<ProductSummary, "id" | "game">;

type ProductShelfProps = {
  heading: string;
  products: readonly ProductSummary[];
  /** The screen's product. The shelf shows the others, those of the same game first. */
  current?: ShownProduct | undefined;
};

/** The maximum number of cards on a shelf. */
const maxShelfCards = 4;

/** Products at the end of every screen but Home: the target of the "Products" link there. */
export function ProductShelf({ heading, products, current }: ProductShelfProps) {
  const shown = current ? withoutCurrent(products, current) : products;
  // A single card is beside the title, because alone in a row it would leave half of it empty.
  const single = shown.length === 1 ? shown[0] : undefined;
  return (
    <section
      id={productsSectionId}
      tabIndex={-1}
      aria-labelledby={productsHeadingId}
      data-print="none"
      className="border-t border-line"
    >
      <div
        className={`wrap section-space grid grid-cols-1 items-start gap-12 ${single ? "md:grid-cols-2" : ""}`}
      >
        <ProductsHeading>{heading}</ProductsHeading>
        {single ? (
          <ProductCard product={single} pictureSizes={twoColumnSizes} />
        ) : (
          <ProductGrid products={shown.slice(0, maxShelfCards)} />
        )}
        {shown.length > maxShelfCards && (
          <Link to={cataloguePath} className={`${buttonClass("outline")} justify-self-start`}>
            All products
          </Link>
        )}
      </div>
    </section>
  );
}

/** A shop's only product stays on the shelf. */
function withoutCurrent(
  products: readonly ProductSummary[],
  current: ShownProduct,
): readonly ProductSummary[] {
  const others = products.filter(({ id }) => id !== current.id);
  if (others.length === 0) return products;
  const isSameGame = ({ game }: ShownProduct) => game === current.game;
  return others.toSorted((a, b) => Number(isSameGame(b)) - Number(isSameGame(a)));
}
