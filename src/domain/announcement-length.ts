import type { Announcement } from "./preferences.ts";

/** How wide letters are at most in the usual typefaces, in em. The first kind that fits counts. */
const widthsEm: readonly [RegExp, number][] = [
  [/^[\s.,:;!'’|ijlIftr()-]/, 0.4],
  [/^[mwæœжмшщюфыдњљMW@%]/, 1.05],
  [/^[\p{Ll}\p{Nd}?"“”/*+]/u, 0.63],
  [/^[\p{sc=Arab}\p{sc=Hebr}]/u, 0.63],
  [/^\p{Lu}/u, 0.8],
  [/^\p{Extended_Pictographic}/u, 1.4],
];
const otherWidthEm = 1.05;

function widthEm(text: string): number {
  return [...new Intl.Segmenter().segment(text)].reduce(
    (sum, { segment }) =>
      sum + (widthsEm.find(([letter]) => letter.test(segment))?.[1] ?? otherWidthEm),
    0,
  );
}

/** The announcement in a window of 320 px, at 14 px: the browser test measures it. */
const lineEm = 19.4;
const maxLines = 2;

/** Whether the smallest phones show an announcement whole. */
export function fitsPhone({ message, linkText = "" }: Announcement): boolean {
  return lineCount(`${message} ${linkText}`.trim()) <= maxLines;
}

/** How many lines a text takes there. A word longer than a line breaks. */
function lineCount(text: string): number {
  let lines = 1;
  let usedEm = 0;
  for (const word of text.split(/\s+/)) {
    const wordEm = widthEm(word);
    if (usedEm > 0 && usedEm + wordEm > lineEm) {
      lines += 1;
      usedEm = 0;
    }
    usedEm += wordEm;
    for (; usedEm > lineEm; usedEm -= lineEm) lines += 1;
    usedEm += widthEm(" ");
  }
  return lines;
}
