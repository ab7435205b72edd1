import { contourPath, contourScales } from "#domain/contour-path.ts";
import type { Product } from "#domain/product.ts";
import { headingLeading } from "#ui/heading-leading.ts";

type ProductTileProps = {
  product: Pick<Product, "id" | "name" | "game">;
};

/**
 * A placeholder for a product's picture: its name over contour lines generated from its id. It fills
 * its positioned parent. Hidden from screen readers, because the page shows the name beside it.
 */
export function ProductTile({ product: { id, name, game } }: ProductTileProps) {
  const pathId = `contour-${id}`;
  return (
    <span aria-hidden="true" className="@container absolute inset-0 overflow-hidden bg-raised">
      <svg
        viewBox="-100 -62 200 125"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full fill-none stroke-line-strong"
      >
        <defs>
          <path id={pathId} d={contourPath(id)} vectorEffect="non-scaling-stroke" />
        </defs>
        <g transform="translate(46 -14)">
          {contourScales.map((scale) => (
            <use key={scale} href={`#${pathId}`} transform={`scale(${scale.toFixed(2)})`} />
          ))}
        </g>
      </svg>
      <span className="absolute end-[5cqw] top-[4cqw] code text-[7cqw] leading-none text-quiet">
        {game}
      </span>
      <span
        dir="auto"
        className={`absolute inset-x-[5cqw] bottom-[4cqw] line-clamp-3 pt-[0.2em] pb-[0.1em] display text-[11cqw] wrap-anywhere ${headingLeading(name) || "leading-[1.1]"}`}
      >
        {name}
      </span>
    </span>
  );
}
