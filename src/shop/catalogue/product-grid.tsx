import type { ProductSummary } from "#domain/product-summary.ts";
import { ProductLink } from "./product-link.tsx";

/** The width of a card's picture on the widest screens, where the content is 1200 px wide. */
export const widestPx = (columns: number) => Math.ceil((1200 - (columns - 1) * 20) / columns);

/** The `sizes` of a picture in two columns on tablets, and in more on desktops; see the classes below. */
const cardSizes = (columns: number, phoneSize = "92vw", tabletFrom = "40rem") =>
  `(min-width: 80rem) ${widestPx(columns)}px, (min-width: ${tabletFrom}) calc(50vw - 30px), ${phoneSize}`;

/** How cards are arranged: the classes of the list, and the `sizes` of the pictures in it. */
type CardGrid = { className: string; sizes: string };

/** For a single card. */
export const wideCard: CardGrid = {
  className: "cards sm:wide-card",
  sizes: "(min-width: 40rem) min(50vw, 486px), 92vw",
};

export const twoColumns: CardGrid = { className: "cards sm:grid-cols-2", sizes: cardSizes(2) };

const threeColumns: CardGrid = {
  className: "cards sm:grid-cols-2 xl:grid-cols-3",
  sizes: cardSizes(3),
};

const rowsOnPhones: CardGrid = {
  className: "max-md:rows md:cards md:grid-cols-2 xl:grid-cols-3",
  sizes: cardSizes(3, "96px", "48rem"),
};

/** The grid for so many products. */
export function gridFor(count: number): CardGrid {
  if (count <= 4) return twoColumns;
  return count <= 6 ? threeColumns : rowsOnPhones;
}

type ProductGridProps = {
  products: readonly ProductSummary[];
  grid: CardGrid;
};

/** Product cards. */
export function ProductGrid({ products, grid }: ProductGridProps) {
  if (products.length === 0) return null;
  return (
    <ul className={grid.className}>
      {products.map((product) => (
        <li key={product.id}>
          <ProductLink product={product} pictureSizes={grid.sizes} />
        </li>
      ))}
    </ul>
  );
}
