/** The feature group titles that have an icon. */
export const titlesWithIcon = ["Aimbot", "Visuals", "Features"] as const;

export type FeatureIcon = (typeof titlesWithIcon)[number] | "code";

/** The icon for a feature group's title; the code icon for any other title. */
export function featureIcon(title: string): FeatureIcon {
  return titlesWithIcon.find((known) => known === title) ?? "code";
}
