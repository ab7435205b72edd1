import { dayText } from "#domain/calendar-day.ts";
import type { Product } from "#domain/product.ts";
import { routePaths } from "#domain/paths.ts";
import { Link } from "react-router-dom";
import { StatusLabel } from "#shop/ui/status-label.tsx";

type StatusWarningProps = {
  product: Pick<Product, "status" | "statusNote" | "since">;
};

/** Says above the plans that a product does not work at the moment, with the owner's note. */
export function StatusWarning({ product: { status, statusNote, since } }: StatusWarningProps) {
  return (
    <div className="border border-line-strong px-4 pt-3 pb-1">
      <p>
        <StatusLabel status={status} />
        {since !== undefined && ` since ${dayText(since)}`}
      </p>
      {statusNote !== undefined && (
        <p dir="auto" className="text-quiet wrap-anywhere">
          {statusNote}
        </p>
      )}
      <Link to={routePaths.status} className="inline-flex min-h-11 items-center text-link">
        See the status of all products
      </Link>
    </div>
  );
}
