import { refuse } from "#data-reader/refuse.ts";
import { nearestName } from "#domain/nearest-name.ts";
import { isSameName } from "#domain/same-name.ts";

/** The entries that a list names by name or id, with commas, or that "all" means. Refuses any other. */
export function entriesNamed<Entry extends { name: string }>(
  entries: readonly Entry[],
  list: string | undefined,
  kind: string,
  idOf: (entry: Entry) => string | number,
): Entry[] {
  // A name with a comma would be two.
  const known = entries.map((entry) => (/[,;]/.test(entry.name) ? `${idOf(entry)}` : entry.name));
  if (list === undefined) refuse(`Write which ${kind}, or all: ${known.join(", ")}.`);
  if (isSameName(list, "all")) return [...entries];
  const parts = list.split(/[,;，；]/).map((part) => part.trim());
  const asked = parts.filter(Boolean).map((part) => {
    const [entry, ...others] = entries.filter((one) =>
      [one.name, `${idOf(one)}`].some((name) => isSameName(name, part)),
    );
    if (!entry) return refuseName(part, known, kind);
    const ids = [entry, ...others].map(idOf).join(" or ");
    return others.length === 0
      ? entry
      : refuse(`Several are called "${part}". Write the id of one: ${ids}.`);
  });
  return entries.filter((entry) => new Set(asked).has(entry));
}

/** Which of some words was typed. Refuses any other. */
export function oneOf<W extends string>(words: readonly W[], typed: string, kind: string): W {
  return words.find((one) => isSameName(one, typed)) ?? refuseName(typed, words, kind);
}

function refuseName(typed: string, known: readonly string[], kind: string): never {
  const near = nearestName(typed, known);
  const fix = near === undefined ? `Write ${known.join(" or ")}.` : `Did you mean ${near}?`;
  return refuse(`There is no ${kind} "${typed}". ${fix}`);
}
