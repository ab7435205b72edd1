import { Link } from "react-router-dom";
import type { StatusEntry } from "#domain/status-entries.ts";
import { statusSummary } from "#domain/status-summary.ts";
import { statusTone } from "#domain/status.ts";
import { routePaths } from "#paths.ts";
import { StatusLabel } from "#ui/status-label.tsx";
import { StatusSummaryLine } from "#ui/status-summary-line.tsx";

/** Up to here the strip has room to name every product. */
const namedProducts = 3;

type StatusStripProps = {
  /** Every product on sale. */
  entries: readonly StatusEntry[];
};

/** Whether the products work today, at a glance: each by name, or how many do. */
export function StatusStrip({ entries }: StatusStripProps) {
  return (
    <Link
      to={routePaths.status}
      className="flex min-h-12 flex-wrap items-center gap-x-8 gap-y-1 py-2 focus-visible:-outline-offset-2"
    >
      <span className="sr-only">Product status: </span>
      {entries.length > namedProducts ? (
        <StatusSummaryLine summary={statusSummary(entries)} />
      ) : (
        entries.map(({ productId, name, status }) => (
          <span key={productId} className="flex flex-wrap items-center gap-x-3">
            <span dir="auto">{name}</span>
            <StatusLabel status={status} tone={statusTone(status)} />
            <span className="sr-only">, </span>
          </span>
        ))
      )}
      <span className="sr-only">{entries.length > namedProducts && ", "}see the status page</span>
    </Link>
  );
}
