import { distance } from "fastest-levenshtein";

/** The known name that is most similar to a name, or undefined if none is. Case does not count. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const edits = (other: string) => distance(name.toLowerCase(), other.toLowerCase());
  const [nearest] = known.toSorted((a, b) => edits(a) - edits(b));
  return nearest !== undefined && edits(nearest) <= Math.ceil(nearest.length / 3)
    ? nearest
    : undefined;
}
