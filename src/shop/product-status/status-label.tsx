import type { Status } from "#domain/status.ts";
import * as words from "#words";

/** The text colours of the statuses. The page uses them for nothing else. */
export const statusColours: Record<Status, string> = {
  Undetected: "text-green",
  Updating: "text-blue",
  Detected: "text-red",
  Soon: "text-yellow",
};

// Circle, square, diamond, ring: the dots differ in shape as well, because colour alone is not accessible.
const dots: Record<Status, string> = {
  Undetected: "rounded-full bg-current",
  Updating: "bg-current",
  Detected: "rotate-45 bg-current",
  Soon: "rounded-full border-2 border-current",
};

/** A product's status: a pulsing dot and the text in the status colour. */
export function StatusLabel({ status }: { status: Status }) {
  return (
    <span
      data-status=""
      className={`inline-flex w-fit shrink-0 items-center gap-2 font-semibold whitespace-nowrap ${statusColours[status]}`}
    >
      <span aria-hidden="true" className={`size-[0.6em] shrink-0 animate-pulse ${dots[status]}`} />
      {words.status.names[status]}
    </span>
  );
}
