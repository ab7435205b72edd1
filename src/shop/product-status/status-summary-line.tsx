import { type Status, type StatusCount, statusCounts } from "#domain/status.ts";
import * as words from "#words";
import { statusClass } from "./status-label.tsx";

/** "44 of 47 undetected · 3 updating", or "All 6 updating". No line starts or ends with a dot. */
export function StatusSummaryLine({ entries }: { entries: readonly { status: Status }[] }) {
  return (
    // Each dot is in the padding before its item, which is clipped at the start of a line.
    <span className="block overflow-hidden">
      <span className="-ms-[0.75em] flex flex-wrap">
        {statusCounts(entries, words.status).map((count, index) => (
          <span key={count.status} className="relative ps-[0.75em]">
            {index > 0 && (
              <>
                <span className="sr-only">{words.comma}</span>
                <span aria-hidden="true" className="absolute start-0 w-[0.75em] text-center">
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
export function StatusCountText({
  count: { status, text, word },
}: {
  count: Pick<StatusCount, "status" | "text" | "word">;
}) {
  return (
    <>
      <b className={`whitespace-nowrap ${statusClass(status)}`}>{text}</b>{" "}
      {/* Kept on one line: one word in English is "not detected" in many languages. */}
      <span className="inline-block max-w-full">{word}</span>
    </>
  );
}
