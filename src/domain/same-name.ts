/** Quotes and dashes that a keyboard does not have, or that phones put in place of others. */
const apostrophes = /[‘’‛ʼ′`´]/g;
const quotes = /[“”„«»″]/g;
const dashes = /\p{Pd}/gu;

/** Accents of Latin, Greek and Cyrillic letters, and what has no width: joiners, marks of direction. */
const unseen = /[\u0300-\u036f\p{Default_Ignorable_Code_Point}]/gu;

/**
 * A name as it is compared: as it sounds in a search and looks to the eye. Case, accents, kinds of
 * spaces and quotes, and invisible characters do not count.
 */
export function comparedName(name: string): string {
  return (
    name
      // Before decomposing, which takes some of these apart.
      .replaceAll(apostrophes, "'")
      .replaceAll(quotes, '"')
      .normalize("NFKD")
      .replaceAll(dashes, "-")
      .replaceAll(unseen, "")
      .replaceAll(/\s+/g, " ")
      .trim()
      // Capitals, because two small letters can share one: the Greek sigmas.
      .toUpperCase()
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
