import type { ProductSummary } from "#domain/product-summary.ts";
import { wideCard } from "./product-grid.tsx";
import { ProductLink } from "./product-link.tsx";

const maxFeatured = 4;

const strip =
  "cards max-lg:-mx-(--page-padding) max-lg:auto-cols-[min(18rem,80vw)] max-lg:grid-flow-col max-lg:grid-rows-[repeat(4,auto)] max-lg:overflow-x-auto max-lg:scroll-px-(--page-padding) max-lg:px-(--page-padding) max-lg:pt-1 scrollbar-none";

/** By the number of cards. */
const lists: Record<number, { className: string; sizes: string }> = {
  1: wideCard,
  2: {
    className: `${strip} lg:grid-cols-2`,
    sizes: "(min-width: 80rem) 590px, (min-width: 64rem) 47vw, 288px",
  },
  3: {
    className: `${strip} lg:grid-cols-3`,
    sizes: "(min-width: 80rem) 388px, (min-width: 64rem) 31vw, 288px",
  },
  4: {
    className: `${strip} lg:grid-cols-3 xl:grid-cols-4`,
    sizes: "(min-width: 80rem) 285px, (min-width: 64rem) 31vw, 288px",
  },
};

/** Up to four products that the owner has marked `featured`, as cards above the index. */
export function FeaturedProducts({ products }: { products: readonly ProductSummary[] }) {
  const featured = products.filter((product) => product.featured).slice(0, maxFeatured);
  const list = lists[featured.length];
  if (!list) return null;
  return (
    <ul className={`${list.className} mt-6 mb-1 md:mb-5`}>
      {featured.map((product) => (
        <li key={product.id}>
          <ProductLink product={product} pictureSizes={list.sizes} />
        </li>
      ))}
    </ul>
  );
}
