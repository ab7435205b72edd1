/** Quotes and dashes that a keyboard does not have, or that phones put in place of others. */
const apostrophes = /[‘’‛ʼ′`´]/g;
const quotes = /[“”„«»″]/g;
const dashes = /\p{Pd}/gu;

/** Accents of Latin, Greek and Cyrillic letters, Arabic vowel signs and tatweel, joiners and direction marks. */
const unseen = /[\u0300-\u036f\u064b-\u065f\u0670\p{Default_Ignorable_Code_Point}\u0640]/gu;

/** Letters that Unicode does not decompose, and the letters that people type instead. */
const plainLetters: Record<string, string> = { Đ: "D", Ł: "L", Ø: "O", ة: "ه", ى: "ي", ٱ: "ا" };

/**
 * Makes a name comparable: case, accents, kinds of spaces and quotes, and invisible characters do not count.
 */
export function comparedName(name: string): string {
  return (
    name
      // Before `normalize`, which decomposes some of these.
      .replaceAll(apostrophes, "'")
      .replaceAll(quotes, '"')
      .normalize("NFKD")
      .replaceAll(dashes, "-")
      .replaceAll(unseen, "")
      .replaceAll(/\s+/g, " ")
      .trim()
      // Capitals, because two small letters can share one: the Greek sigmas.
      .toUpperCase()
      .replaceAll(/[ĐŁØةىٱ]/g, (letter) => plainLetters[letter] ?? letter)
  );
}

/** Whether two names are the same. */
export function isSameName(a: string, b: string): boolean {
  return comparedName(a) === comparedName(b);
}

/** Whether a name contains what was typed. */
export function nameContains(name: string, typed: string): boolean {
  return comparedName(name).includes(comparedName(typed));
}
