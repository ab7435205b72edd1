import type { ReactNode } from "react";
import { headingLeading } from "#ui/heading-leading.ts";

type SectionHeadingProps = {
  children: string;
  id?: string;
  /** Shown at the opposite end of the row. */
  controls?: ReactNode;
};

/** A section's title with optional controls beside it. */
export function SectionHeading({ children, id, controls }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <h2
        id={id}
        dir="auto"
        className={`max-w-[7.5em] min-w-0 text-title wrap-anywhere ${headingLeading(children)}`}
      >
        {children}
      </h2>
      {controls}
    </div>
  );
}
