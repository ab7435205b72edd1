import { distance } from "fastest-levenshtein";

/** The known name that is most similar to a name, or undefined if none is similar. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.trim().toLowerCase();
  const [nearest] = known
    .map((candidate) => ({ candidate, edits: editsBetween(name, candidate) }))
    .filter(({ candidate, edits }) => {
      const longest = Math.max(written.length, candidate.length);
      return edits <= Math.max(1, Math.floor(longest / 3));
    })
    .toSorted((a, b) => a.edits - b.edits);
  return nearest?.candidate ?? uniquePrefixMatch(written, known);
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

/** The only known name that starts with the written one, or with which the written one starts. */
function uniquePrefixMatch(written: string, known: readonly string[]): string | undefined {
  if (written.length < 3) return undefined;
  const found = known.filter((candidate) => {
    const name = candidate.toLowerCase();
    return name.startsWith(written) || (name.length > 3 && written.startsWith(name));
  });
  return found.length === 1 ? found[0] : undefined;
}
