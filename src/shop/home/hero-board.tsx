import { Link } from "react-router-dom";
import { maxHeroRows } from "#domain/few-or-many.ts";
import type { Day, LockData, ProductSummary } from "#domain/page-data.ts";
import { routePaths } from "#domain/paths.ts";
import { canBuyToday } from "#domain/sales-rank.ts";
import { LockDrawing } from "#shop/media/lock-drawing.tsx";
import { statusClass } from "#shop/product-status/status-label.tsx";
import { StatusRow } from "#shop/product-status/status-row.tsx";
import { StatusSummaryLine } from "#shop/product-status/status-summary-line.tsx";
import { WithDay } from "#shop/ui/with-day.tsx";
import * as words from "#words";

type HeroBoardProps = {
  /** In the order that all lists have. */
  products: readonly ProductSummary[];
  /** The day on which every product was last checked. */
  checked: Day;
  lock: LockData | undefined;
};

/**
 * The first products that can be bought today, one of each game, with status and price. If there are others,
 * all are counted by status, in a line that leads to the status screen.
 */
export function HeroBoard({ products, checked, lock }: HeroBoardProps) {
  const rows = firstOfGamesFirst(products.filter(canBuyToday)).slice(0, maxHeroRows);
  return (
    <nav aria-label={words.home.productsAndStatus} className="wrap flex flex-col">
      <Link
        to={routePaths.status}
        className="flex min-h-8 flex-wrap items-center gap-x-4 gap-y-1 py-2 text-quiet hover:text-paper max-sm:text-label focus-visible:-outline-offset-2"
      >
        <span className="text-link">
          <WithDay text={words.status.checked} day={checked} />
        </span>
        {/* In a narrow window, the lock is beside the day, with the counts below both. */}
        {rows.length < products.length && (
          <span className="max-lg:not-short:order-1 max-lg:not-short:basis-full">
            <StatusSummaryLine entries={products} />
          </span>
        )}
        {lock && (
          <LockDrawing
            lock={lock}
            shearLine={{ strokeWidth: 1, strokeOpacity: ".5" }}
            pinOf={(status) => ({ className: statusClass(status) })}
            aria-hidden="true"
            stroke="currentColor"
            preserveAspectRatio="none"
            style={{ maxWidth: lock.width }}
            className="ms-auto h-6 flex-[1_1_6rem] text-paper"
          />
        )}
      </Link>
      {rows.length > 0 && (
        <ul
          // A low window has no room for all of them.
          className={`status-rows hero-rows ${rows.length === maxHeroRows ? "low:*:last:hidden" : ""}`}
        >
          {rows.map((entry) => (
            <StatusRow key={entry.id} entry={entry} as="span" />
          ))}
        </ul>
      )}
    </nav>
  );
}

/** Moves the first product of each game before the others. */
function firstOfGamesFirst(products: readonly ProductSummary[]): ProductSummary[] {
  const isFirst = (product: ProductSummary) =>
    products.find(({ game }) => game === product.game) === product;
  return [...products.filter(isFirst), ...products.filter((product) => !isFirst(product))];
}
