import { Link } from "#ui/link.tsx";
import type { StatusEntry } from "#domain/status-board.ts";
import { statusSummary } from "#domain/status.ts";
import { routePaths } from "#paths.ts";
import { StatusLabel } from "#ui/status-label.tsx";
import { StatusSummaryLine } from "#ui/status-summary-line.tsx";

/** Up to this number, and with names up to this length, products are listed by name. */
const maxNamed = 3;
const maxNameLength = 24;

type StatusStripProps = {
  /** All products on sale. */
  entries: readonly StatusEntry[];
};

/** The status of the products at a glance: each by name, or a summary. Links to the status screen. */
export function StatusStrip({ entries }: StatusStripProps) {
  // Longer names would wrap and make the hero taller than its 85 % of the viewport.
  const isListed =
    entries.length <= maxNamed && entries.every(({ name }) => name.length <= maxNameLength);
  return (
    <Link
      to={routePaths.status}
      className={`flex min-h-12 flex-wrap items-center gap-x-8 gap-y-1 py-2 focus-visible:-outline-offset-2 ${isListed ? "" : "flex-1 basis-40"}`}
    >
      <span className="sr-only">Product status: </span>
      {isListed ? (
        entries.map(({ productId, name, status }) => (
          <span key={productId} className="flex flex-wrap items-center gap-x-3">
            <span dir="auto">{name}</span>
            <StatusLabel status={status} />
            <span className="sr-only">, </span>
          </span>
        ))
      ) : (
        <StatusSummaryLine summary={statusSummary(entries)} />
      )}
      <span className="sr-only">{!isListed && ", "}see the status page</span>
    </Link>
  );
}
