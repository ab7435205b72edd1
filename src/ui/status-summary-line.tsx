import { Fragment } from "react";
import type { StatusSummary } from "#domain/status-summary.ts";
import { statusTone } from "#domain/status.ts";
import { toneColours } from "./status-label.tsx";

type StatusSummaryLineProps = {
  summary: StatusSummary;
};

/** "44 of 47 undetected · 3 updating", each number in its status colour. */
export function StatusSummaryLine({ summary: { total, counts } }: StatusSummaryLineProps) {
  return (
    <span>
      {counts.map(({ status, count }, index) => (
        <Fragment key={status}>
          {index > 0 && " · "}
          <span className="whitespace-nowrap">
            <span className={`font-semibold figures ${toneColours[statusTone(status)]}`}>
              {count}
            </span>
            {index === 0 && ` of ${total}`} {status.toLowerCase()}
          </span>
        </Fragment>
      ))}
    </span>
  );
}
