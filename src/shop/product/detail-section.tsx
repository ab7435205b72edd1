import Code from "lucide-react/icons/code";
import Crosshair from "lucide-react/icons/crosshair";
import Eye from "lucide-react/icons/eye";
import Sparkles from "lucide-react/icons/sparkles";
import type { ReactNode } from "react";
import type { FeatureGroup } from "#domain/product.ts";
import { Heading } from "#shop/ui/heading.tsx";

type DetailSectionProps = {
  title: string;
  icon?: ReactNode;
  lines: readonly string[];
};

/** A titled list about a product, such as its compatibility. */
export function DetailSection({ title, icon, lines }: DetailSectionProps) {
  return (
    <section className="border-t border-line py-10">
      <Heading text={title} className="flex items-start gap-4 text-heading">
        {icon}
        <span className="min-w-0">{title}</span>
      </Heading>
      <ul className="mt-6 columns-[2_16rem] gap-x-10">
        {lines.map((line) => (
          <li
            key={line}
            dir="auto"
            className="flex w-fit break-inside-avoid gap-3 pb-3 wrap-anywhere before:mt-[0.8em] before:h-px before:w-3 before:shrink-0 before:bg-quiet"
          >
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** By the title of a feature group. Any other title has the code icon. */
const icons = new Map([
  ["Aimbot", Crosshair],
  ["Visuals", Eye],
  ["Features", Sparkles],
]);

/** A product's feature groups. */
export function FeatureGroups({ groups }: { groups: readonly FeatureGroup[] }) {
  return groups.map(({ title, items }) => {
    const Icon = icons.get(title) ?? Code;
    return (
      <DetailSection
        key={title}
        title={title}
        lines={items}
        icon={<Icon aria-hidden="true" className="size-[1em] shrink-0" />}
      />
    );
  });
}
