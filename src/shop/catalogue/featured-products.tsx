import type { ProductSummary } from "#domain/product-summary.ts";
import { widestPx, wideCard } from "./product-grid.tsx";
import { ProductLink } from "./product-link.tsx";

const maxFeatured = 4;

/** Cards that share the width, in a strip that scrolls where it has no room for them. */
const strip = (count: number) => ({
  className:
    "cards -mx-(--page-padding) auto-cols-[minmax(min(17rem,82vw),1fr)] grid-flow-col grid-rows-[repeat(4,auto)] overflow-x-auto scroll-px-(--page-padding) px-(--page-padding) pt-1 scrollbar-none",
  sizes: `(min-width: 80rem) ${widestPx(count)}px, max(272px, ${Math.ceil(100 / count)}vw)`,
});

/** Up to four products that the owner has marked `featured`, as cards above the list. */
export function FeaturedProducts({ products }: { products: readonly ProductSummary[] }) {
  const featured = products.filter((product) => product.featured).slice(0, maxFeatured);
  if (featured.length === 0) return null;
  const { className, sizes } = featured.length === 1 ? wideCard : strip(featured.length);
  return (
    <ul className={`${className} mt-6 mb-1 md:mb-5`}>
      {featured.map((product) => (
        <li key={product.id}>
          <ProductLink product={product} pictureSizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
