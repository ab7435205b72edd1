import { distance } from "fastest-levenshtein";
import { titlesWithIcon } from "#domain/feature-icon.ts";

/**
 * The title with an icon that a near miss was meant to be. Stricter than for names of fields, as
 * any title is allowed: "Textures" is two letters from "Features" and yet no slip.
 */
export function nearestTitle(title: string): string | undefined {
  const written = title.trim().toLowerCase();
  return titlesWithIcon.find((known) => {
    const meant = known.toLowerCase();
    const slips = distance(written, meant);
    return (
      slips <= 1 || (slips === 2 && (written[0] === meant[0] || hasSameLetters(written, meant)))
    );
  });
}

function hasSameLetters(a: string, b: string): boolean {
  return a.split("").toSorted().join("") === b.split("").toSorted().join("");
}
