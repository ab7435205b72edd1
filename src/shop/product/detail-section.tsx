import type { LucideIcon } from "lucide-react";
import Code from "lucide-react/icons/code";
import Crosshair from "lucide-react/icons/crosshair";
import Eye from "lucide-react/icons/eye";
import Sparkles from "lucide-react/icons/sparkles";
import type { FeatureGroup } from "#domain/product.ts";

type DetailSectionProps = {
  title: string;
  icon?: LucideIcon | undefined;
  lines: readonly string[];
};

/** A titled list about a product, such as its compatibility. */
export function DetailSection({ title, icon: Icon, lines }: DetailSectionProps) {
  return (
    <section className="border-t border-line py-8">
      <h2 className="page-direction text-heading">
        {Icon && (
          <Icon aria-hidden="true" className="me-3 inline-block size-[1em] align-[-0.1em]" />
        )}
        <bdi>{title}</bdi>
      </h2>
      <ul className={`mt-6 ${lines.length > 1 ? "columns-[2_16rem] gap-x-10" : ""}`}>
        {lines.map((line) => (
          <li
            key={line}
            className="relative break-inside-avoid ps-6 pb-3 wrap-anywhere before:absolute before:start-0 before:mt-[0.8em] before:h-px before:w-3 before:bg-quiet"
          >
            {line}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The icons by the title of a feature group. Any other title has the code icon. */
const icons = new Map([
  ["Aimbot", Crosshair],
  ["Visuals", Eye],
  ["Features", Sparkles],
]);

const iconOf = ({ title }: FeatureGroup) => icons.get(title) ?? Code;

/** A product's feature groups. They have icons, unless all would have the same. */
export function FeatureGroups({ groups }: { groups: readonly FeatureGroup[] }) {
  const hasIcons = new Set(groups.map(iconOf)).size > 1;
  return groups.map((group) => (
    <DetailSection
      key={group.title}
      title={group.title}
      lines={group.items}
      icon={hasIcons ? iconOf(group) : undefined}
    />
  ));
}
