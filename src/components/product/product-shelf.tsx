import { SectionHeading } from "#components/ui/section-heading.tsx";
import { productsSectionId } from "#paths.ts";
import type { CardProduct } from "./product-card.tsx";
import { ProductGrid } from "./product-grid.tsx";

type ProductShelfProps = {
  products: readonly CardProduct[];
};

/** The products at the foot of every screen but Home, so that "Products" leads somewhere. */
export function ProductShelf({ products }: ProductShelfProps) {
  return (
    <section
      id={productsSectionId}
      tabIndex={-1}
      aria-labelledby="products-title"
      data-print="none"
      className="border-t border-line"
    >
      <div className="wrap section-space">
        <SectionHeading id="products-title">Our Cheats</SectionHeading>
        <div className="mt-12">
          <ProductGrid products={products} />
        </div>
      </div>
    </section>
  );
}
