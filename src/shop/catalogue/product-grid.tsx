import type { ProductSummary } from "#domain/product-summary.ts";
import { ProductCard } from "./product-card.tsx";

/** The `sizes` of a card's picture, by its width on the widest screens. */
const cardSizes = (widestPx: number) =>
  `(min-width: 80rem) ${widestPx}px, (min-width: 64rem) 46vw, (min-width: 48rem) 42vw, 92vw`;
export const twoColumnSizes = cardSizes(590);
const threeColumnSizes = cardSizes(388);

type ProductGridProps = {
  products: readonly ProductSummary[];
  /** Whether there are up to three columns instead of two. */
  isDense?: boolean;
};

/** Product cards. */
export function ProductGrid({ products, isDense = false }: ProductGridProps) {
  if (products.length === 0) return null;
  return (
    <ul className={`grid gap-5 md:grid-cols-2 ${isDense ? "xl:grid-cols-3" : ""}`}>
      {products.map((product) => (
        <li key={product.id} className="min-w-0">
          <ProductCard
            product={product}
            pictureSizes={isDense ? threeColumnSizes : twoColumnSizes}
          />
        </li>
      ))}
    </ul>
  );
}

const maxFeatured = 4;

/** Up to four products that the owner has marked `featured`, as cards above the index. */
export function FeaturedProducts({ products }: { products: readonly ProductSummary[] }) {
  const featured = products.filter((product) => product.featured).slice(0, maxFeatured);
  if (featured.length === 0) return null;
  return (
    <ul
      data-featured
      className="mt-6 mb-6 scrollbar-none md:mb-10 flex gap-5 overflow-x-auto max-lg:-mx-(--page-padding) max-lg:px-(--page-padding) max-lg:py-1"
    >
      {featured.map((product) => (
        <li key={product.id} className="w-72 min-w-0 shrink-0 lg:w-auto lg:flex-1">
          <ProductCard
            product={product}
            pictureSizes="(min-width: 80rem) 285px, (min-width: 64rem) 24vw, 300px"
          />
        </li>
      ))}
    </ul>
  );
}
