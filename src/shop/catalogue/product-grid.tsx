import { maxCards, maxTwoColumnCards } from "#domain/few-or-many.ts";
import type { ProductSummary } from "#domain/page-data.ts";
import { ProductCard } from "./product-link.tsx";

/** How cards are arranged: the classes of the list, and the `sizes` of the pictures in it. */
export type CardGrid = { className: string; sizes: string; isRowsOnPhones?: true };

const wideCard: CardGrid = {
  className: "cards sm:wide-card",
  sizes: "(width >= 40rem) min(50vw, 600px), 92vw",
};

const twoColumns: CardGrid = { ...wideCard, className: "cards sm:grid-cols-2" };

const threeColumns: CardGrid = { ...wideCard, className: "cards sm:grid-cols-2 xl:grid-cols-3" };

const rowsOnPhones: CardGrid = {
  className: "max-md:rows md:cards md:grid-cols-2 xl:grid-cols-3",
  sizes: "(width >= 48rem) min(50vw, 600px), 96px",
  isRowsOnPhones: true,
};

/** The grid for a number of products. */
export function gridFor(count: number): CardGrid {
  if (count === 1) return wideCard;
  if (count <= maxTwoColumnCards) return twoColumns;
  return count <= maxCards ? threeColumns : rowsOnPhones;
}

type ProductGridProps = {
  products: readonly ProductSummary[];
  grid: CardGrid;
};

export function ProductGrid({ products, grid }: ProductGridProps) {
  if (products.length === 0) return null;
  return (
    <ul className={grid.className}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductCard
            product={product}
            pictureSizes={grid.sizes}
            isRowOnPhones={grid.isRowsOnPhones}
          />
        </li>
      ))}
    </ul>
  );
}
