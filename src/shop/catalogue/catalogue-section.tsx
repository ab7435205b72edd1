import type { ReactNode } from "react";
import type { GameData, ProductSummary } from "#domain/page-data.ts";
import { productsSectionId } from "#domain/paths.ts";

/** What both forms of the catalogue show. */
export type CatalogueProps = {
  heading: string;
  products: readonly ProductSummary[];
  /** The games with a product on sale. */
  games: readonly GameData[];
};

type CatalogueSectionProps = {
  heading: string;
  /** Shown beside the heading. */
  aside: ReactNode;
  className?: string;
  children: ReactNode;
};

/** The section of all products, with its heading. */
export function CatalogueSection(props: CatalogueSectionProps) {
  const { heading, aside, className = "", children } = props;
  return (
    <section
      id={productsSectionId}
      tabIndex={-1}
      aria-labelledby="products-title"
      className={`products-section ${className}`}
    >
      <div className="wrap py-section">
        <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
          <h2 id="products-title" className="max-w-[7.6em] min-w-0 text-title">
            <bdi>{heading}</bdi>
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  );
}
