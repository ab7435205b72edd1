import { type Finding, positionOf, problem, subjectOf } from "./finding.ts";
import type { SoundData } from "./check-data.ts";

/** An entry of a list that repeats an earlier one. */
type Repeat<T> = { entry: T; index: number; first: T; firstIndex: number };

/** Every entry whose key an earlier entry has too; an empty key repeats nothing. */
export function repeats<T>(entries: readonly T[], keyOf: (entry: T) => string): Repeat<T>[] {
  const keys = entries.map(keyOf);
  return entries.flatMap((entry, index) => {
    const firstIndex = keys.indexOf(keys[index] ?? "");
    const first = entries[firstIndex];
    return firstIndex === index || keys[index] === "" || first === undefined
      ? []
      : [{ entry, index, first, firstIndex }];
  });
}

/** Entries that say the same as another of their list: neither page nor reader tells them apart. */
export function repeatFindings(data: SoundData): Finding[] {
  const { "home.ts": home, "shop.ts": shop, "games.ts": games = [] } = data;
  return [
    ...repeatedFields(data.products, "name", ({ name, game }) => `${name} ${game}`),
    ...data.products.flatMap(({ compatibility, features, media = [] }) => [
      ...repeatedTexts(compatibility),
      ...repeatedFields(media, "alt"),
      ...repeatedFields(features, "title"),
      ...features.flatMap(({ items }) => repeatedTexts(items)),
    ]),
    ...repeatedFields(games, "code"),
    ...repeatedFields(games, "name"),
    ...repeatedFields(shop?.footerLinks ?? [], "text"),
    ...repeatedTexts(shop?.paymentMethods ?? []),
    ...repeatedTexts(shop?.afterPayment ?? []),
    ...repeatedTexts(home?.hero.film ?? []),
    ...repeatedTexts(home?.sellingPoints ?? []),
    ...repeatedFields(data["questions.ts"] ?? [], "question"),
    ...repeatedFields(data["reviews.ts"] ?? [], "text"),
  ];
}

function repeatedTexts(texts: readonly string[]): Finding[] {
  return repeats(texts, comparable).map(({ index, firstIndex }) => {
    const message = `${subjectOf(texts, index)} says the same as ${subjectOf(texts, firstIndex)}`;
    return problem(texts, index, message, "Take one of them out.");
  });
}

function repeatedFields<Field extends string, T extends Record<Field, string>>(
  entries: readonly T[],
  field: Field,
  keyOf = (entry: T): string => entry[field],
): Finding[] {
  return repeats(entries, (entry) => comparable(keyOf(entry))).map(({ entry, first }) => {
    const message = `the ${field} is the same as that of ${positionOf(first)}`;
    return problem(entry, field, message, "Change one of them.");
  });
}

function comparable(text: string): string {
  return text.trim().replaceAll(/\s+/g, " ").toLowerCase();
}
