import { Link } from "react-router-dom";
import { StatusLabel } from "#ui/status-label.tsx";
import type { StatusEntry } from "#domain/status-entries.ts";
import { statusTone } from "#domain/status.ts";
import { routePaths } from "#paths.ts";

type StatusStripProps = {
  entries: readonly StatusEntry[];
};

/** The products' status at first glance; leads to the status screen. */
export function StatusStrip({ entries }: StatusStripProps) {
  return (
    <Link
      to={routePaths.status}
      className="flex min-h-12 flex-wrap items-center gap-x-8 gap-y-1 py-2 focus-visible:-outline-offset-2"
    >
      <span className="sr-only">Product status: </span>
      {entries.map(({ name, status }) => (
        <span key={name} className="flex flex-wrap items-center gap-x-3">
          <span dir="auto">{name}</span>
          <StatusLabel status={status} tone={statusTone(status)} />
          <span className="sr-only">, </span>
        </span>
      ))}
      <span className="sr-only">see the status page</span>
    </Link>
  );
}
