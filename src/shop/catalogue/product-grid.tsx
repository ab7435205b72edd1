import type { ProductSummary } from "#domain/product-summary.ts";
import { ProductCard } from "./product-card.tsx";

/** Up to this number of cards, the grid has at most two columns. */
const maxTwoColumnCards = 4;

/** The `sizes` of a card's picture, by its width on the widest screens. */
const cardSizes = (widestPx: number) =>
  `(min-width: 80rem) ${widestPx}px, (min-width: 64rem) 46vw, (min-width: 48rem) 42vw, 92vw`;
export const twoColumnSizes = cardSizes(590);
const threeColumnSizes = cardSizes(388);

type ProductGridProps = {
  products: readonly ProductSummary[];
  /** Whether a product is visible. By default, all are. */
  isShown?: (product: ProductSummary) => boolean;
};

/** Product cards. Hidden cards stay mounted, so that a search only changes an attribute. */
export function ProductGrid({ products, isShown = showsAll }: ProductGridProps) {
  const isDense = products.length > maxTwoColumnCards;
  return (
    <ul
      hidden={!products.some((product) => isShown(product))}
      className={`grid gap-5 md:grid-cols-2 ${isDense ? "xl:grid-cols-3" : ""}`}
    >
      {products.map((product) => (
        <li key={product.id} hidden={!isShown(product)} className="product min-w-0">
          <ProductCard
            product={product}
            pictureSizes={isDense ? threeColumnSizes : twoColumnSizes}
          />
        </li>
      ))}
    </ul>
  );
}

const showsAll = () => true;
