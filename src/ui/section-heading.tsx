import type { ReactNode } from "react";
import { headingLeading } from "./heading-leading.ts";

type SectionHeadingProps = {
  children: string;
  id?: string;
  /** Controls of the section, at the heading's far end. */
  controls?: ReactNode;
};

/** A section's title and, beside it, the section's controls. */
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
