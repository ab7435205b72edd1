import { dayText } from "#domain/calendar-day.ts";
import { directionOf } from "#domain/direction.ts";
import type { Product } from "#domain/product.ts";

type StatusDetailProps = { entry: Pick<Product, "statusNote" | "since"> };

/** The day of the status and the owner's note, if there are any: "Since 14 January 2025. Back soon." */
export function StatusDetail({ entry }: StatusDetailProps) {
  const { statusNote, since } = entry;
  if (statusNote === undefined && since === undefined) return null;
  return (
    <span className="text-body wrap-anywhere text-quiet">
      {since !== undefined && (
        <span>
          {"Since "}
          <time dateTime={since}>{dayText(since)}</time>
          {statusNote !== undefined && ". "}
        </span>
      )}
      {statusNote !== undefined && (
        <span dir={directionOf(statusNote)}>{sentence(statusNote)}</span>
      )}
    </span>
  );
}

/** A text with a capital at its beginning, and a full stop unless it ends with another mark. */
function sentence(text: string): string {
  const capitalised = text.charAt(0).toUpperCase() + text.slice(1);
  return /[\p{L}\p{N}]$/u.test(text) ? `${capitalised}.` : capitalised;
}
