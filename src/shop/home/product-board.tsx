import ArrowRight from "lucide-react/icons/arrow-right";
import { productPath, productsSectionId, routePaths } from "#domain/paths.ts";
import type { ProductSummary } from "#domain/product-summary.ts";
import type { NamedStatusChange } from "#domain/status-board.ts";
import { sortProducts } from "#shop/catalogue/search.ts";
import { StatusChanges } from "#shop/layout/status-changes.tsx";
import { Link } from "react-router-dom";
import { Heading } from "#shop/ui/heading.tsx";
import { SectionLink } from "#shop/ui/section-link.tsx";
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
  if (products.length > maxRows) return <BoardSummary products={products} changes={changes} />;
  return (
    <nav aria-label={boardLabel} className="wrap">
      <ul className="@container">
        {products.map((product) => (
          <li key={product.id} className="border-line not-first:border-t">
            <BoardRow product={product} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function BoardSummary({ products, changes }: ProductBoardProps) {
  const cheapest = sortProducts(products, "price")[0];
  return (
    <nav
      aria-label={boardLabel}
      className="wrap flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-3"
    >
      <Link
        to={routePaths.status}
        className="type-display flex min-h-11 items-center text-heading has-[+ul]:basis-full focus-visible:-outline-offset-2"
      >
        <StatusSummaryLine entries={products} />
        <span className="sr-only">, see the status page</span>
      </Link>
      {changes.length > 0 && <StatusChanges changes={changes.slice(0, maxChanges)} isBrief />}
      {cheapest?.priceText !== undefined && (
        <SectionLink
          section={productsSectionId}
          className="group ms-auto flex min-h-11 focus-visible:-outline-offset-2"
        >
          <BoardPrice text={`From ${cheapest.priceText}`} />
          <span className="sr-only">, see all products</span>
        </SectionLink>
      )}
    </nav>
  );
}

/** Longer names are smaller. */
const maxLargeName = 24;

function BoardRow({ product }: { product: ProductSummary }) {
  const { name, status, priceText } = product;
  return (
    <Link to={productPath(product)} className="board-row group focus-visible:-outline-offset-2">
      <Heading
        as="span"
        text={name}
        className={`type-display text-heading text-left ${name.length > maxLargeName ? "" : "max-sm:text-subtitle"}`}
      />
      <span className="whitespace-nowrap">
        <StatusLabel status={status} />
      </span>
      <BoardPrice text={priceText === undefined ? "Sold out" : `from ${priceText}`} />
    </Link>
  );
}

/** A price with an arrow, which moves while the link around it is pointed at. */
function BoardPrice({ text }: { text: string }) {
  return (
    <span className="flex items-center justify-end gap-2 type-display text-heading">
      {text}
      <ArrowRight
        aria-hidden="true"
        className="size-5 transition-transform group-hover:translate-x-1"
      />
    </span>
  );
}
