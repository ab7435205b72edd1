import { type Status, statusColours, statusShapes } from "#domain/status.ts";
import * as words from "#words";

const colourClasses = {
  green: "text-green",
  blue: "text-blue",
  red: "text-red",
  yellow: "text-yellow",
};

/** The class of a status's text colour. */
export const statusClass = (status: Status) => colourClasses[statusColours[status]];

const shapeClasses = {
  circle: "rounded-full bg-current",
  square: "bg-current",
  diamond: "rotate-45 bg-current",
  ring: "rounded-full border-2 border-current",
};

/** A product's status: a pulsing dot and the text in the status colour. */
export function StatusLabel({ status }: { status: Status }) {
  return (
    <span
      data-status=""
      className={`inline-flex w-fit shrink-0 items-center gap-2 font-semibold whitespace-nowrap ${statusClass(status)}`}
    >
      <span
        aria-hidden="true"
        className={`size-[0.6em] shrink-0 animate-pulse ${shapeClasses[statusShapes[status]]}`}
      />
      {words.status.names[status]}
    </span>
  );
}
