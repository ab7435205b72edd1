/** The titles with their own icon. */
export const titlesWithIcon = ["Aimbot", "Visuals", "Features"] as const;

export type FeatureIcon = (typeof titlesWithIcon)[number] | "code";

/** The icon of a feature group: its title's own, or the code icon for any other title. */
export function featureIcon(title: string): FeatureIcon {
  return titlesWithIcon.find((known) => known === title) ?? "code";
}
