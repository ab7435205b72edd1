import { distance } from "fastest-levenshtein";

/** The known name that was most likely meant, or undefined if none is near. */
export function nearestName(name: string, known: readonly string[]): string | undefined {
  const written = name.trim().toLowerCase();
  let best: { name: string; slips: number } | undefined;
  for (const candidate of known) {
    const slips = slipsBetween(written, candidate.toLowerCase());
    const allowed = Math.max(1, Math.floor(Math.max(written.length, candidate.length) / 3));
    if (slips <= allowed && (!best || slips < best.slips)) best = { name: candidate, slips };
  }
  return best?.name ?? beginningOf(written, known);
}

/** `Did you mean "name"?` where a known name is near, otherwise the sentence given instead. */
export function didYouMean(name: string, known: readonly string[], otherwise: string): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? otherwise : `Did you mean "${nearest}"?`;
}

/** How many letters are wrong, missing or extra; two letters that changed places count as one. */
function slipsBetween(written: string, known: string): number {
  const slips = distance(written, known);
  return slips === 2 && isSwapped(written, known) ? 1 : slips;
}

function isSwapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const first = a.split("").findIndex((letter, index) => letter !== b[index]);
  return a[first] === b[first + 1] && a[first + 1] === b[first];
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
