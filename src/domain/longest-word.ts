import { narrowRowWord } from "./bounds.ts";

/** A word that a line does not break, in the scripts that most shops use. */
const word = /[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Arab}\p{sc=Hebr}\p{M}\p{N}_()&+.'’]+/gu;

/** The words of a text that a line does not break. */
export function unbrokenWords(text: string): string[] {
  return text.normalize("NFC").match(word) ?? [];
}

/** The longest of them. Empty if there is none. */
export function longestWord(text: string): string {
  return unbrokenWords(text).toSorted((a, b) => b.length - a.length)[0] ?? "";
}

/** Whether a name has a word that would break in a narrow row, beside a price. */
export function hasLongWord(name: string): boolean {
  return longestWord(name).length > narrowRowWord;
}
