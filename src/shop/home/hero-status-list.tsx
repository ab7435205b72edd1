import { Link } from "react-router-dom";
import { productPath, productsSectionId, routePaths } from "#domain/paths.ts";
import { inSalesOrder, type ProductSummary } from "#domain/product-summary.ts";
import { changeKey, type NamedStatusChange } from "#domain/status-board.ts";
import { byUrgency, isInTrouble } from "#domain/status.ts";
import { sortProducts } from "#shop/catalogue/search.ts";
import { boundDashes } from "#shop/ui/heading.tsx";
import { SectionLink } from "#shop/ui/section-link.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { PriceWithArrow, StatusRow } from "#shop/ui/status-row.tsx";
import { StatusSummaryLine } from "#shop/ui/status-summary-line.tsx";

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
  const inTrouble = byUrgency(products.filter(isInTrouble));
  const named = (inTrouble.length > 0 ? inTrouble : changes).slice(0, maxNamed);
  const unnamed = Math.max(0, inTrouble.length - named.length);
  return (
    // On phones the counts keep their lines, and a long price breaks after "From".
    <div className="flex flex-wrap items-start gap-x-6 py-3 low:py-1.5 max-sm:gap-x-3 max-sm:gap-y-2 @xs:max-sm:grid @xs:max-sm:grid-cols-[auto_1fr]">
      <Link
        to={routePaths.status}
        className="flex min-h-11 flex-[1_1_min-content] items-center type-display text-heading low:text-[1.5rem] max-sm:items-start low:items-start focus-visible:-outline-offset-2"
      >
        <StatusSummaryLine entries={products} isStacked />
        <span className="sr-only">, see the status page</span>
      </Link>
      {cheapest?.priceText !== undefined && (
        <SectionLink
          section={productsSectionId}
          className="group ms-auto flex min-h-11 items-center sm:whitespace-nowrap max-sm:items-start low:items-start focus-visible:-outline-offset-2 max-sm:[&_svg]:hidden"
        >
          <PriceWithArrow
            text={`From ${cheapest.priceText}`}
            className="text-end text-heading low:text-[1.5rem]"
          />
          <span className="sr-only">, see all products</span>
        </SectionLink>
      )}
      {named.length > 0 && (
        // The statuses start on one edge, and what follows the last row is beside it where there is room.
        <ul className="col-span-full grid basis-full grid-cols-[auto_auto_1fr] gap-x-3 max-sm:grid-cols-[minmax(0,auto)_1fr]">
          {named.map((entry) => (
            <li
              key={"day" in entry ? changeKey(entry) : entry.id}
              className="relative col-span-2 grid min-h-11 grid-cols-subgrid max-sm:min-h-9 items-center py-1.5 sm:col-start-1"
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
                className="flex min-h-11 items-center text-quiet text-link max-sm:min-h-9 hover:text-paper"
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
