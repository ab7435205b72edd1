import { type Status, statusTone, type StatusTone } from "#domain/status.ts";
import * as words from "#words";

/** The text colour of each tone. */
export const toneClasses: Record<StatusTone, string> = {
  green: "text-green",
  blue: "text-blue",
  red: "text-red",
  yellow: "text-yellow",
};

// Circle, square, diamond, ring: the dots differ in shape as well, because colour alone is not accessible.
const dots: Record<StatusTone, string> = {
  green: "rounded-full bg-current",
  blue: "bg-current",
  red: "rotate-45 bg-current",
  yellow: "rounded-full border-2 border-current",
};

/** A product's status: a pulsing dot and the text in the status colour. */
export function StatusLabel({ status }: { status: Status }) {
  const tone = statusTone(status);
  return (
    <span
      data-tone={tone}
      className={`inline-flex w-fit shrink-0 items-center gap-2 font-semibold whitespace-nowrap ${toneClasses[tone]}`}
    >
      <span aria-hidden="true" className={`size-[0.6em] shrink-0 animate-pulse ${dots[tone]}`} />
      {words.status.names[status]}
    </span>
  );
}
