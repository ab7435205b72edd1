/** A word that a line does not break, in the scripts that most shops use. */
const word = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Arab}\p{sc=Hebr}\p{M}\p{N}_()&+.'’]+/gu;

/** The longest word of a text that a line does not break. Empty if there is none. */
export function longestWord(text: string): string {
  const words = text.normalize("NFC").match(word) ?? [];
  return words.toSorted((a, b) => b.length - a.length)[0] ?? "";
}
