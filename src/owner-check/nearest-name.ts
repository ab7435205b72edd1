import { distance } from "fastest-levenshtein";
import { titlesWithIcon } from "#domain/feature-icon.ts";

/** The known name that was most likely meant, or undefined if none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.trim().toLowerCase();
  let best: { name: string; edits: number } | undefined;
  for (const candidate of known) {
    const edits = editsBetween(written, candidate.toLowerCase());
    const allowed = Math.max(1, Math.floor(Math.max(written.length, candidate.length) / 3));
    if (edits <= allowed && (!best || edits < best.edits)) best = { name: candidate, edits };
  }
  return best?.name ?? beginningOf(written, known);
}

/** `Did you mean "name"?` where a known name is near, otherwise the sentence given instead. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}

/**
 * The title with an icon that a near miss was meant to be. Stricter than for names of fields, as
 * any title is allowed: "Textures" is two letters from "Features" and no mistake.
 */
export function nearestTitle(title: string): string | undefined {
  const written = title.trim().toLowerCase();
  return titlesWithIcon.find((known) => {
    const meant = known.toLowerCase();
    const edits = distance(written, meant);
    return (
      edits <= 1 || (edits === 2 && (written[0] === meant[0] || hasSameLetters(written, meant)))
    );
  });
}

/** Letters that are wrong, missing or extra; two letters that changed places count as one. */
function editsBetween(written: string, known: string): number {
  const edits = distance(written, known);
  return edits === 2 && written.length === known.length && hasSameLetters(written, known)
    ? 1
    : edits;
}

function hasSameLetters(a: string, b: string): boolean {
  return a.split("").toSorted().join("") === b.split("").toSorted().join("");
}

/** The one known name that begins with what was written, or the other way round. */
function beginningOf(written: string, known: readonly string[]): string | undefined {
  if (written.length < 3) return undefined;
  const found = known.filter((candidate) => {
    const name = candidate.toLowerCase();
    return name.startsWith(written) || (name.length > 3 && written.startsWith(name));
  });
  return found.length === 1 ? found[0] : undefined;
}
