import type { Words } from "#words/languages.ts";

/**
 * A text as pages have it, with the invisible characters that keep its lines in order. Ids, addresses, colours and SVG
 * paths have no spaces, so they stay as they are.
 */
export function typeset(text: string, words: Pick<Words, "dir" | "unbrokenSpaces">): string {
  if (!text.includes(" ")) return text;
  return withDirectionMarks(withUnbrokenSpaces(text, words), words.dir);
}

/** The spaces before a dash, a colon or a comma. */
const spacesBeforeSigns = / (?=[-–—:] |[,،])/g;

/** Keeps such a sign, or what a language keeps with the word before, from starting a line. */
export function withUnbrokenSpaces(
  text: string,
  { unbrokenSpaces = [] }: Pick<Words, "unbrokenSpaces">,
): string {
  return [...unbrokenSpaces, spacesBeforeSigns].reduce(
    (changed, spaces) => changed.replaceAll(spaces, "\u00A0"),
    text,
  );
}

/** The scripts that are written from right to left and that browsers have fonts for. */
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

type Direction = "ltr" | "rtl";

/**
 * The direction of a text: that of most of its letters. On a page from right to left, one right-to-left letter is
 * enough, because a text may name many brands. Isolated parts do not count, as in browsers.
 */
export function directionOf(text: string, page: Direction): Direction {
  const letters = withoutIsolated(text).match(/\p{L}/gu) ?? [];
  const fromRight = letters.filter((letter) => rightToLeftLetter.test(letter));
  return fromRight.length > (page === "rtl" ? 0 : letters.length / 2) ? "rtl" : "ltr";
}

function withoutIsolated(text: string): string {
  return text.replaceAll(/\u2068[^\u2069]*\u2069/g, "");
}

const marks = { ltr: "\u200E", rtl: "\u200F" };

/**
 * Makes browsers show each line of a text in its own direction. They go by the first letter, and an Arabic sentence
 * may begin with a brand: such a line gets an invisible mark in front.
 */
export function withDirectionMarks(text: string, page: Direction): string {
  // A single word is not of two scripts, unless it is an address.
  return text.replaceAll(/.* .*/g, (line) => {
    const firstLetter = withoutIsolated(line).match(/\p{L}/u)?.[0];
    if (firstLetter === undefined) return line;
    const direction = directionOf(line, page);
    return directionOf(firstLetter, page) === direction ? line : marks[direction] + line;
  });
}

/** A text with an amount or a name in it, isolated by invisible characters if either has right-to-left letters. */
export function withIsolated(textWith: (part: string) => string, part: string): string {
  const text = textWith(part);
  return rightToLeftLetter.test(text) ? textWith(`\u2068${part}\u2069`) : text;
}
