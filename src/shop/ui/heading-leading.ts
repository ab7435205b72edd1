// Letters of all scripts but Latin, and Vietnamese letters (Latin Extended Additional) with stacked marks.
const tallLetter = /[^\s -\u024F\u2000-\u2BFF]/u;

// Latin capitals with a mark above, the small letters that headings show as such capitals, and commas,
// which reach below the line.
const accentOrComma = /\p{Script=Latin}\p{M}|[,;]/u;

/**
 * The line height class for a heading, so that its letters do not touch the line above: for scripts
 * with tall letters, for Latin letters with accents and for commas, otherwise empty.
 */
export function headingLeading(text: string): string {
  if (tallLetter.test(text)) return "leading-tall";
  return accentOrComma.test(text.normalize("NFD")) ? "leading-accent" : "";
}
