import { comparedName } from "./same-name.ts";

/** The name that was probably meant: at most two edits away. Spaces, dashes and underscores do not count. */
export function nearestName(typed: string, names: readonly string[]): string | undefined {
  const wanted = letters(typed);
  const [nearest] = names
    .map((name) => ({ name, distance: editDistance(wanted, letters(name)) }))
    .toSorted((a, b) => a.distance - b.distance);
  // In a short name, one letter is a big difference.
  const isNear = nearest !== undefined && nearest.distance <= Math.min(2, wanted.length / 3);
  return isNear ? nearest.name : undefined;
}

function letters(name: string): string {
  return comparedName(name).replaceAll(/[\s_-]/g, "");
}

/** How many letters have to be inserted, deleted or replaced to turn one text into another. */
function editDistance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (const [index, letter] of Array.from(from).entries()) {
    const next = [index + 1];
    for (let at = 0; at < to.length; at += 1) {
      const replaced = (row[at] ?? 0) + (to[at] === letter ? 0 : 1);
      next.push(Math.min(replaced, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
