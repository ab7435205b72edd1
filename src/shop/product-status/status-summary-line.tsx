import { type Status, type StatusCount, statusCounts, statusTone } from "#domain/status.ts";
import { toneClasses } from "./status-label.tsx";

type StatusSummaryLineProps = {
  entries: readonly { status: Status }[];
  /** Whether each count has a line of its own on phones. */
  isStacked?: boolean;
};

/** "44 of 47 undetected · 3 updating", or "All 6 updating". No line starts or ends with a dot. */
export function StatusSummaryLine({ entries, isStacked = false }: StatusSummaryLineProps) {
  return (
    // Each dot is in the padding before its item, which is clipped at the start of a line.
    <span className="block overflow-hidden">
      <span
        className={`-ms-[0.75em] flex flex-wrap ${isStacked ? "max-sm:flex-col max-sm:gap-y-1.5" : ""}`}
      >
        {statusCounts(entries).map((count, index) => (
          <span key={count.status} className="relative ps-[0.75em]">
            {index > 0 && (
              <>
                <span className="sr-only">, </span>
                <span
                  aria-hidden="true"
                  className={`absolute start-0 w-[0.75em] text-center ${isStacked ? "max-sm:hidden" : ""}`}
                >
                  ·
                </span>
              </>
            )}
            <StatusCountText count={count} />
          </span>
        ))}
      </span>
    </span>
  );
}

/** "44 of 47 undetected", the number in its status colour. */
export function StatusCountText({ count: { status, text } }: { count: StatusCount }) {
  return (
    <span>
      <b className={`whitespace-nowrap ${toneClasses[statusTone(status)]}`}>{text}</b>
      {` ${status.toLowerCase()}`}
    </span>
  );
}
