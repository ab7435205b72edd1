import type { ReactNode } from "react";

type SectionHeadingProps = {
  children: ReactNode;
  id?: string;
  /** Controls of the section, at the heading's far end. */
  controls?: ReactNode;
};

/** A section's title, with what controls the section beside it. */
export function SectionHeading({ children, id, controls }: SectionHeadingProps) {
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-6">
      <h2 id={id} className="max-w-[7.5em] text-title">
        {children}
      </h2>
      {controls}
    </div>
  );
}
