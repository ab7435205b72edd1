import type { ReactNode } from "react";
import { headingLeading } from "#shop/ui/heading-leading.ts";

export const productsHeadingId = "products-title";

type ProductsHeadingProps = {
  children: string;
  /** Shown at the opposite end of the row. */
  controls?: ReactNode;
};

/** The heading of the section with the products, with optional controls beside it. */
export function ProductsHeading({ children, controls }: ProductsHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <h2
        id={productsHeadingId}
        dir="auto"
        className={`max-w-[7.5em] min-w-0 text-title wrap-anywhere ${headingLeading(children)}`}
      >
        {children}
      </h2>
      {controls}
    </div>
  );
}
