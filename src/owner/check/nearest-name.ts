import { distance } from "fastest-levenshtein";

/** The known name that is most similar to a name, or undefined if none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.trim().toLowerCase();
  const isSimilar = (other: string) =>
    editsBetween(name, other) <=
    Math.max(1, Math.floor(Math.max(written.length, other.length) / 3));
  const [nearest] = known
    .filter(isSimilar)
    .toSorted((a, b) => editsBetween(name, a) - editsBetween(name, b));
  if (nearest !== undefined || written.length < 3) return nearest;
  const [match, ...others] = known.filter((other) => {
    const start = other.toLowerCase();
    return start.startsWith(written) || (start.length > 3 && written.startsWith(start));
  });
  return others.length === 0 ? match : undefined;
}

/** `Did you mean "name"?` if a known name is similar, otherwise the given sentence. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}

/** The case-insensitive edit distance. Two swapped letters count as one edit. */
export function editsBetween(name: string, known: string): number {
  const [a, b] = [name.trim().toLowerCase(), known.toLowerCase()];
  const edits = distance(a, b);
  return edits === 2 && sorted(a) === sorted(b) ? 1 : edits;
}

function sorted(text: string): string {
  return text.split("").toSorted().join("");
}
