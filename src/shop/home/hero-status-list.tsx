import { Link } from "react-router-dom";
import { productPath, productsSectionId, routePaths } from "#domain/paths.ts";
import { inSalesOrder, type ProductSummary } from "#domain/product-summary.ts";
import type { NamedStatusChange } from "#domain/status-board.ts";
import { sortProducts } from "#shop/catalogue/search.ts";
import { SectionLink } from "#shop/ui/section-link.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { PriceWithArrow, StatusRow } from "#shop/ui/status-row.tsx";
import { StatusSummaryLine } from "#shop/ui/status-summary-line.tsx";

/** Up to this number, each product has a row. */
const maxRows = 4;

const maxChanges = 2;

type HeroStatusListProps = {
  products: readonly ProductSummary[];
  /** Newest first. */
  changes: readonly NamedStatusChange[];
};

/** The products with status and price, or a summary and the latest changes if there are many. */
export function HeroStatusList({ products, changes }: HeroStatusListProps) {
  return (
    <nav aria-label="Products and their status" className="wrap">
      {products.length > maxRows ? (
        <Summary products={products} changes={changes} />
      ) : (
        <ul className="@container">
          {products.map((entry) => (
            <StatusRow key={entry.id} entry={entry} as="span" />
          ))}
        </ul>
      )}
    </nav>
  );
}

function Summary({ products, changes }: HeroStatusListProps) {
  const [cheapest] = inSalesOrder(sortProducts(products, "price"));
  return (
    // On phones the price is beside the counts, on tablets beside the changes, and wider after both.
    <div className="flex flex-wrap items-center gap-x-6 py-3 max-sm:items-start max-sm:gap-x-3 xl:flex-nowrap">
      <Link
        to={routePaths.status}
        className="flex min-h-11 items-center type-display text-heading max-sm:items-start sm:max-xl:basis-full focus-visible:-outline-offset-2"
      >
        <StatusSummaryLine entries={products} isStacked />
        <span className="sr-only">, see the status page</span>
      </Link>
      {cheapest?.priceText !== undefined && (
        <SectionLink
          section={productsSectionId}
          className="group ms-auto flex min-h-11 items-center max-sm:items-start sm:order-last focus-visible:-outline-offset-2 max-sm:[&_svg]:hidden"
        >
          <PriceWithArrow text={`From ${cheapest.priceText}`} />
          <span className="sr-only">, see all products</span>
        </SectionLink>
      )}
      <ul className="flex flex-wrap gap-x-6 max-sm:basis-full sm:flex-1">
        {changes.slice(0, maxChanges).map(({ day, id, name, status }) => (
          <li
            key={`${day} ${id} ${status}`}
            className="relative flex min-h-11 items-center gap-x-3 py-1.5"
          >
            <Link
              dir="auto"
              to={productPath({ id })}
              className="text-left leading-tight wrap-anywhere after:absolute after:inset-0"
            >
              {name}
            </Link>
            <StatusLabel status={status} />
          </li>
        ))}
      </ul>
    </div>
  );
}
