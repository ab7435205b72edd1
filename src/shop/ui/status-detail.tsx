import { dayText } from "#domain/calendar-day.ts";
import type { Product } from "#domain/product.ts";

type StatusDetailProps = {
  entry: Pick<Product, "statusNote" | "since">;
  className?: string;
};

/** The owner's note on a status and the day of the change, if there are any. */
export function StatusDetail({ entry: { statusNote, since }, className = "" }: StatusDetailProps) {
  if (statusNote === undefined && since === undefined) return null;
  return (
    <span className={`text-body wrap-anywhere text-quiet ${className}`}>
      {statusNote !== undefined && <span dir="auto">{statusNote}</span>}
      {statusNote !== undefined && since !== undefined && ", "}
      {since !== undefined && (
        <>
          since <time dateTime={since}>{dayText(since)}</time>
        </>
      )}
    </span>
  );
}
