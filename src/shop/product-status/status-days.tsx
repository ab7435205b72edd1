import type { StatusHistory } from "#domain/page-data.ts";
import { historyDays, type ProductStatus } from "#domain/status.ts";
import { statusClass } from "./status-label.tsx";

/** The width of a day. A whole number of pixels, so that the ticks are sharp. */
const dayPx = 3;

// Thin, wide, wide and tall: the ticks differ in shape as well, because colour alone is not accessible.
const ticks: Record<ProductStatus, { width: number; height: number }> = {
  Undetected: { width: 1, height: 8 },
  Updating: { width: 2, height: 8 },
  Detected: { width: 2, height: 16 },
};

/**
 * The status of the last ninety days: a tick for each, above a line that shows the days without a record, and the first
 * and the last day at its ends.
 */
export function StatusDays({ history }: { history: StatusHistory }) {
  const { runs, text, firstDay, lastDay } = history;
  return (
    <span className="status-days my-2 flex w-[min(270px,100%)] flex-wrap justify-between text-label text-quiet">
      <svg
        role="img"
        aria-label={text}
        viewBox={`0 0 ${historyDays * dayPx} 17`}
        fill="none"
        stroke="currentColor"
        className="w-full rtl-mirrored"
      >
        <path className="text-line-strong" d={`M0 16.5H${historyDays * dayPx}`} />
        {runs.map(({ status, start, days }) => {
          const { width, height } = ticks[status];
          return (
            <path
              key={start}
              // Past statuses are fainter than today's.
              className={`${statusClass(status)} ${start + days < historyDays ? "opacity-60" : ""}`}
              strokeWidth={height}
              strokeDasharray={`${width} ${dayPx - width}`}
              d={`M${start * dayPx} ${16 - height / 2}h${days * dayPx}`}
            />
          );
        })}
      </svg>
      <span aria-hidden="true">{firstDay}</span>
      <span aria-hidden="true">{lastDay}</span>
    </span>
  );
}
