import { Link } from "react-router-dom";
import { productPath, productsSectionId, routePaths } from "#domain/paths.ts";
import { inSalesOrder, type ProductSummary } from "#domain/product-summary.ts";
import type { NamedStatusChange } from "#domain/status-board.ts";
import { byUrgency, isInTrouble } from "#domain/status.ts";
import { sortProducts } from "#shop/catalogue/search.ts";
import { SectionLink } from "#shop/ui/section-link.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { PriceWithArrow, StatusRow } from "#shop/ui/status-row.tsx";
import { StatusSummaryLine } from "#shop/ui/status-summary-line.tsx";

/** Up to this number, each product has a row. */
const maxRows = 4;

/** How many of the latest changes are named; without changes, of the products in trouble. */
const maxNews = 2;

type HeroStatusListProps = {
  products: readonly ProductSummary[];
  /** Newest first. */
  changes: readonly NamedStatusChange[];
};

/** The products with status and price, or a summary and the latest changes if there are many. */
export function HeroStatusList({ products, changes }: HeroStatusListProps) {
  return (
    <nav aria-label="Products and their status" className="wrap @container">
      {products.length > maxRows ? (
        <Summary products={products} changes={changes} />
      ) : (
        <ul>
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
  const news = changes.length > 0 ? changes : byUrgency(products.filter(isInTrouble));
  return (
    // On phones the counts keep their lines, and a long price breaks after "From".
    <div className="flex flex-wrap items-start gap-x-6 py-3 max-sm:gap-x-3 @xs:max-sm:grid @xs:max-sm:grid-cols-[auto_1fr] xl:flex-nowrap xl:items-center">
      <Link
        to={routePaths.status}
        className="flex min-h-11 flex-[1_1_min-content] items-center type-display text-heading max-sm:items-start focus-visible:-outline-offset-2 xl:grow-0 xl:basis-auto"
      >
        <StatusSummaryLine entries={products} isStacked />
        <span className="sr-only">, see the status page</span>
      </Link>
      {cheapest?.priceText !== undefined && (
        <SectionLink
          section={productsSectionId}
          className="group ms-auto flex min-h-11 items-center max-sm:items-start xl:order-last focus-visible:-outline-offset-2 max-sm:[&_svg]:hidden"
        >
          <PriceWithArrow text={`From ${cheapest.priceText}`} className="text-end text-heading" />
          <span className="sr-only">, see all products</span>
        </SectionLink>
      )}
      {news.length > 0 && (
        <ul className="col-span-full flex basis-full flex-wrap gap-x-6 max-sm:grid max-sm:grid-cols-[auto_1fr] xl:basis-auto">
          {news.slice(0, maxNews).map(({ id, name, status }) => (
            <li
              key={`${id} ${status}`}
              className="relative flex min-h-11 items-center gap-x-3 py-1.5 max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid"
            >
              <Link
                dir="auto"
                to={productPath({ id })}
                className="text-left leading-tight after:absolute after:inset-0"
              >
                {name}
              </Link>
              <StatusLabel status={status} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
