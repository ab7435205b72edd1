import { directionOf } from "#domain/direction.ts";
import type { ProductSummary } from "#domain/product-summary.ts";

type StatusDetailProps = { entry: Pick<ProductSummary, "statusNote" | "since"> };

/** The day of the status and the owner's note, if there are any: "Since 14 January 2025. Back soon." */
export function StatusDetail({ entry }: StatusDetailProps) {
  const { statusNote, since } = entry;
  if (statusNote === undefined && since === undefined) return null;
  return (
    <span className="text-body wrap-anywhere text-quiet">
      {since !== undefined && (
        <span>
          {"Since "}
          <time dateTime={since.day}>{since.text}</time>
          {statusNote !== undefined && ". "}
        </span>
      )}
      {statusNote !== undefined && <span dir={directionOf(statusNote)}>{statusNote}</span>}
    </span>
  );
}
