import { maxFeatured } from "#domain/few-or-many.ts";
import type { ProductSummary } from "#domain/page-data.ts";
import { type CardGrid, gridFor } from "./product-grid.tsx";
import { ProductCard } from "./product-link.tsx";

/** Cards that share the width, in a strip that scrolls where it has no room for them. */
const strip: CardGrid = {
  className: "featured-cards",
  sizes: "(width >= 40rem) 50vw, 272px",
};

/** Up to four products that the owner has marked `featured`, as cards above the list. */
export function FeaturedProducts({ products }: { products: readonly ProductSummary[] }) {
  const featured = products.filter((product) => product.featured).slice(0, maxFeatured);
  if (featured.length === 0) return null;
  const { className, sizes } = featured.length === 1 ? gridFor(1) : strip;
  const havePictures = featured.some(({ picture }) => picture !== undefined);
  return (
    <ul
      className={`${className} ${havePictures ? "" : "[&_.product-picture]:aspect-5/2"} pt-stack pb-[calc(var(--stack-space)-1.25rem)]`}
    >
      {featured.map((product) => (
        <li key={product.id}>
          <ProductCard product={product} pictureSizes={sizes} />
        </li>
      ))}
    </ul>
  );
}
