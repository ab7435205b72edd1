import { countTexts, type StatusSummary, statusTone } from "#domain/status.ts";
import { toneColours } from "./status-label.tsx";

type StatusSummaryLineProps = {
  summary: StatusSummary;
};

/** "44 of 47 undetected · 3 updating", or "All 6 updating", each number in its status colour. No line starts or ends with a dot. */
export function StatusSummaryLine({ summary }: StatusSummaryLineProps) {
  return (
    // Each dot is in the room before its item, which is clipped at the start of a line.
    <span className="block overflow-hidden">
      <span className="-ms-4 flex flex-wrap">
        {countTexts(summary).map(({ status, text }, index) => (
          <span key={status} className="relative ps-4 whitespace-nowrap">
            {index > 0 && (
              <>
                <span className="sr-only">, </span>
                <span aria-hidden="true" className="absolute start-0 w-4 text-center">
                  ·
                </span>
              </>
            )}
            <span className={`font-semibold figures ${toneColours[statusTone(status)]}`}>
              {text}
            </span>{" "}
            {status.toLowerCase()}
          </span>
        ))}
      </span>
    </span>
  );
}
