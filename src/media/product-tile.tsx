import { contourPath } from "#domain/contour-path.ts";
import type { Product } from "#domain/product.ts";

type ProductTileProps = {
  product: Pick<Product, "id" | "name" | "game">;
};

// Each ring is the same curve at another scale. The stroke width compensates for the scale.
const rings = Array.from({ length: 16 }, (_, index) => (1.9 * (16 - index)) / 16);

/**
 * A placeholder for a product's picture: its name over contour lines generated from its id. It fills
 * its positioned parent. Hidden from screen readers, because the page shows the name beside it.
 */
export function ProductTile({ product: { id, name, game } }: ProductTileProps) {
  const path = contourPath(id);
  return (
    <span aria-hidden="true" className="@container absolute inset-0 overflow-hidden bg-raised">
      <svg
        viewBox="-100 -62 200 125"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full fill-none stroke-line-strong"
      >
        {rings.map((scale) => (
          <path
            key={scale}
            d={path}
            transform={`translate(46 -14)scale(${scale.toFixed(2)})`}
            strokeWidth={(0.4 / scale).toFixed(2)}
          />
        ))}
      </svg>
      <span className="absolute end-[5cqw] top-[4cqw] code text-[7cqw] leading-none text-quiet">
        {game}
      </span>
      <span
        dir="auto"
        className="absolute inset-x-[5cqw] bottom-[5cqw] line-clamp-3 display text-[11cqw] leading-[1.1] wrap-anywhere"
      >
        {name}
      </span>
    </span>
  );
}
