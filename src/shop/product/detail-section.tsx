import type { ReactNode } from "react";
import { headingLeading } from "#shop/ui/heading-leading.ts";

type DetailSectionProps = {
  title: string;
  icon?: ReactNode;
  lines: readonly string[];
};

/** A titled list about a product: its compatibility, or a feature group. */
export function DetailSection({ title, icon, lines }: DetailSectionProps) {
  return (
    <section className="border-t border-line py-10">
      <h2
        dir="auto"
        className={`flex items-start gap-4 text-heading wrap-anywhere ${headingLeading(title)}`}
      >
        {icon}
        {title}
      </h2>
      <ul className="detail-lines">
        {lines.map((line) => (
          <li key={line} dir="auto">
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}
