import ArrowRight from "lucide-react/icons/arrow-right";
import { productPath, routePaths } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import type { NamedStatusChange } from "#domain/status-board.ts";
import { StatusChanges } from "#shop/layout/status-changes.tsx";
import { Link } from "react-router-dom";
import { Heading } from "#shop/ui/heading.tsx";
import { StatusLabel } from "#shop/ui/status-label.tsx";
import { StatusSummaryLine } from "#shop/ui/status-summary-line.tsx";

/** Up to this number, each product has a row. */
const maxRows = 4;

const maxChanges = 2;

const boardLabel = "Products and their status";

type ProductBoardProps = {
  products: readonly ProductSummary[];
  /** Newest first. */
  changes: readonly NamedStatusChange[];
};

/** The products with status and price, or a summary and the latest changes if there are many. */
export function ProductBoard({ products, changes }: ProductBoardProps) {
  if (products.length > maxRows) {
    return (
      <nav
        aria-label={boardLabel}
        className="wrap flex flex-wrap items-center justify-between gap-x-12 gap-y-1 py-3"
      >
        <Link
          to={routePaths.status}
          className="display flex min-h-11 items-center text-heading focus-visible:-outline-offset-2"
        >
          <StatusSummaryLine entries={products} />
          <span className="sr-only">, see the status page</span>
        </Link>
        {changes.length > 0 && <StatusChanges changes={changes.slice(0, maxChanges)} isBrief />}
      </nav>
    );
  }
  // Three and four rows take two columns on wide screens, so that the hero keeps its height.
  const hasColumns = products.length > 2;
  return (
    <nav aria-label={boardLabel} className="wrap">
      <ul className={`grid gap-x-16 ${hasColumns ? "lg:grid-cols-2" : ""}`}>
        {products.map((product, index) => (
          <li
            key={product.id}
            className={`@container border-line not-first:border-t ${hasColumns && index === 1 ? "lg:border-t-0" : ""}`}
          >
            <BoardRow product={product} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BoardRow({ product }: { product: ProductSummary }) {
  const { name, status, priceText } = product;
  return (
    <Link
      to={productPath(product)}
      className="board-row transition-colors hover:text-quiet focus-visible:-outline-offset-2"
    >
      <Heading as="span" text={name} className="display truncate text-heading" />
      <span>
        <StatusLabel status={status} />
      </span>
      <span className="flex items-center gap-2 display text-heading">
        {priceText === undefined ? "Sold out" : `from ${priceText}`}
        <ArrowRight aria-hidden="true" className="size-5" />
      </span>
    </Link>
  );
}
