import Code from "lucide-react/icons/code";
import Crosshair from "lucide-react/icons/crosshair";
import Eye from "lucide-react/icons/eye";
import Sparkles from "lucide-react/icons/sparkles";
import type { LucideIcon } from "lucide-react";
import { type FeatureGroup, featureIcon, type FeatureIcon } from "#domain/product.ts";
import { DetailSection } from "./detail-section.tsx";

type FeatureGroupsProps = {
  groups: readonly FeatureGroup[];
};

const icons: Record<FeatureIcon, LucideIcon> = {
  Aimbot: Crosshair,
  Visuals: Eye,
  Features: Sparkles,
  code: Code,
};

/** A product's feature groups. */
export function FeatureGroups({ groups }: FeatureGroupsProps) {
  return groups.map(({ title, items }) => {
    const icon = featureIcon(title);
    const Icon = icons[icon];
    return (
      <DetailSection
        key={title}
        title={title}
        lines={items}
        icon={<Icon aria-hidden="true" data-icon={icon} className="size-[1em] shrink-0" />}
      />
    );
  });
}
