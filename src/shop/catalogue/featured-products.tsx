import type { ProductSummary } from "#domain/product-summary.ts";
import { ProductCard } from "./product-card.tsx";

type FeaturedProductsProps = { products: readonly ProductSummary[] };

const maxFeatured = 4;

const pictureSizes = "(min-width: 80rem) 285px, (min-width: 64rem) 24vw, 300px";

/** Up to four products that the owner has marked `featured`, as cards above the index. */
export function FeaturedProducts({ products }: FeaturedProductsProps) {
  const featured = products.filter((product) => product.featured).slice(0, maxFeatured);
  if (featured.length === 0) return null;
  return (
    <ul
      data-featured
      className="mt-6 mb-6 scrollbar-none md:mb-10 flex gap-5 overflow-x-auto max-md:-mx-(--gutter) max-md:px-(--gutter) max-lg:py-1 md:max-lg:-mx-10 md:max-lg:px-10"
    >
      {featured.map((product) => (
        <li key={product.id} className="product w-72 min-w-0 shrink-0 lg:w-auto lg:flex-1">
          <ProductCard product={product} pictureSizes={pictureSizes} />
        </li>
      ))}
    </ul>
  );
}
