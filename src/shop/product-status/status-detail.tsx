import type { ProductSummary } from "#domain/page-data.ts";
import { WithDay } from "#shop/ui/with-day.tsx";
import * as words from "#words";

type StatusDetailProps = { entry: Pick<ProductSummary, "statusNote" | "since"> };

/** The day of the status and the owner's note, if there are any: "Since 14 January 2025. Back soon." */
export function StatusDetail({ entry }: StatusDetailProps) {
  const { statusNote, since } = entry;
  if (statusNote === undefined && since === undefined) return null;
  return (
    <span className="text-body wrap-anywhere text-quiet">
      {since !== undefined && (
        <span>
          <WithDay text={words.status.since} day={since} />
          {statusNote !== undefined && ". "}
        </span>
      )}
      {statusNote !== undefined && <bdi>{statusNote}</bdi>}
    </span>
  );
}
