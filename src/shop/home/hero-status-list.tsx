import { Link } from "react-router-dom";
import { productPath, productsSectionId, routePaths } from "#domain/paths.ts";
import { inSalesOrder, type ProductSummary } from "#domain/product-summary.ts";
import { changeKey, type NamedStatusChange } from "#domain/status-board.ts";
import { byUrgency, isDown } from "#domain/status.ts";
import { sortProducts } from "#shop/catalogue/search.ts";
import { SectionLink } from "#shop/links/section-link.tsx";
import { StatusLabel } from "#shop/product-status/status-label.tsx";
import { PriceWithArrow, StatusRow } from "#shop/product-status/status-row.tsx";
import { StatusSummaryLine } from "#shop/product-status/status-summary-line.tsx";
import { boundDashes } from "#shop/ui/heading.tsx";

/** Up to this number, each product has a row. */
const maxRows = 4;

/** How many products are named below a summary. */
const maxNamed = 2;

type HeroStatusListProps = {
  products: readonly ProductSummary[];
  /** Newest first. */
  changes: readonly NamedStatusChange[];
};

/**
 * The products with status and price. If there are many, a summary, and the products in trouble; without
 * trouble, the latest changes.
 */
export function HeroStatusList({ products, changes }: HeroStatusListProps) {
  return (
    <nav aria-label="Products and their status" className="wrap @container">
      {products.length > maxRows ? (
        <Summary products={products} changes={changes} />
      ) : (
        <ul className="status-rows">
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
  const inTrouble = byUrgency(products.filter(isDown));
  const named = (inTrouble.length > 0 ? inTrouble : changes).slice(0, maxNamed);
  const unnamed = Math.max(0, inTrouble.length - named.length);
  return (
    // On phones each count has its line, and a long price breaks after "From". From tablets on, the counts share
    // one. Their size lets both fit beside the price.
    <div className="flex flex-wrap items-baseline justify-between gap-x-4 py-3 [--board-size:clamp(1.25rem,6cqi,var(--text-heading))] sm:gap-x-8 sm:[--board-size:clamp(1.25rem,3.2cqi,var(--text-heading))] short:py-0 @3xs:max-sm:grid @3xs:max-sm:grid-cols-[auto_1fr]">
      <Link
        to={routePaths.status}
        className="min-h-11 flex-[1_1_min-content] py-1.5 type-display text-(length:--board-size) leading-accent focus-visible:-outline-offset-2"
      >
        <StatusSummaryLine entries={products} isStacked />
        <span className="sr-only">, see the status page</span>
      </Link>
      {cheapest?.priceText !== undefined && (
        <SectionLink
          section={productsSectionId}
          className="group ms-auto min-h-11 py-1.5 sm:whitespace-nowrap focus-visible:-outline-offset-2 max-lg:[&_svg]:hidden"
        >
          <PriceWithArrow
            text={`From ${cheapest.priceText}`}
            className="text-end text-(length:--board-size) leading-accent"
          />
          <span className="sr-only">, see all products</span>
        </SectionLink>
      )}
      {named.length > 0 && (
        // The statuses start on one edge, as in the rows of a few products. What follows the last row is at its end.
        <ul className="col-span-full grid basis-full grid-cols-[minmax(0,1fr)_auto] gap-x-3 sm:grid-cols-[minmax(min-content,max(40%,18.5rem))_1fr_auto] sm:gap-x-6">
          {named.map((entry) => (
            <li
              key={"day" in entry ? changeKey(entry) : entry.id}
              className="relative col-span-2 col-start-1 grid min-h-9 grid-cols-subgrid items-center py-1.5"
            >
              <Link
                dir="auto"
                to={productPath(entry)}
                className="text-left leading-tight after:absolute after:inset-0"
              >
                {boundDashes(entry.name)}
              </Link>
              <StatusLabel status={entry.status} />
            </li>
          ))}
          {unnamed > 0 && (
            <li className="flex max-sm:col-span-2">
              <Link
                to={routePaths.status}
                className="flex min-h-9 items-center text-quiet text-link hover:text-paper"
              >
                {`and ${unnamed} more`}
              </Link>
            </li>
          )}
        </ul>
      )}
    </div>
  );
}
