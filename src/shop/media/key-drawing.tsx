import type { SVGProps } from "react";

/** The ring in the key's head, like that of the reticle, in a box of 16 by 16. */
const ringPath =
  "M11.8 9.24A4 4 0 0 1 9.24 11.8M6.76 11.8A4 4 0 0 1 4.2 9.24M4.2 6.76A4 4 0 0 1 6.76 4.2M9.24 4.2A4 4 0 0 1 11.8 6.76";

/** The depths of a key's five cuts, from 0 to 9: the last digits of its id, spread so that consecutive ids look different. */
export function cutDepths(id: number): number[] {
  const digits = Array.from(String(id).padStart(5, "0").slice(-5), Number).toReversed();
  return digits.map((digit, index) => (digit + index * (id % 10)) % 10);
}

type KeyDrawingProps = {
  /** A whole number above 0, such as a plan's `variantId`. It decides the cuts. */
  id: number;
  /** The key's length. Its height is 16. */
  length?: number;
  className?: string;
};

/** A key as a line drawing: head, shaft and cuts. `--key-fill` fills it, and `--key-line` draws on the fill. */
export function KeyDrawing({ id, length = 48, className = "" }: KeyDrawingProps) {
  const cutsStart = length - 26;
  const cuts = cutDepths(id).map((digit) => {
    // From a fifth to two thirds of the blade.
    const depth = (1 + digit * 0.25).toFixed(1);
    return `h.8l1-${depth}h1.7l1 ${depth}`;
  });
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${length} 16`}
      fill="none"
      stroke="currentColor"
      className={`rtl-mirrored ${className}`}
    >
      <path
        {...thin}
        fill="var(--key-fill, none)"
        d={`M14.5 10.5H${cutsStart}${cuts.join("")}H${length - 2.5}l2-2.5-2-2.5H14.5A7 7 0 1 0 14.5 10.5Z`}
      />
      <g stroke="var(--key-line, currentColor)">
        <path {...thin} strokeWidth="1.5" d={ringPath} />
        <path {...thin} strokeOpacity=".5" d={`M16 7.4H${cutsStart - 2}`} />
        <circle cx="8" cy="8" r=".35" strokeWidth=".7" />
        <circle cx="8" cy="8" r="5.9" strokeOpacity=".6" strokeDasharray=".12 .497" />
      </g>
    </svg>
  );
}

/** A line of the same width in a drawing of any size. */
const thin = { vectorEffect: "non-scaling-stroke" } as const;

/** The key's head alone: the mark of a shop whose owner has none. */
export function KeyHeadDrawing(props: SVGProps<SVGSVGElement>) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" fill="none" stroke="currentColor" {...props}>
      <circle cx="8" cy="8" r="7.25" />
      <path strokeWidth="1.5" d={ringPath} />
      <circle cx="8" cy="8" r="1" fill="currentColor" stroke="none" />
    </svg>
  );
}
