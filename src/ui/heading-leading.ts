// Letters of all scripts but Latin, and Vietnamese letters (Latin Extended Additional) with stacked marks.
const tallLetter = /[^\s -\u024F\u2000-\u2BFF]/u;

// Latin letters with an accent, which headings show as capitals, and marks below the line.
const accentOrComma = /\p{Script=Latin}\p{M}|[,;]/u;

/**
 * The line height class for a heading, so that its letters do not touch the lines around it: for
 * scripts with tall letters, for accents and commas, otherwise empty.
 */
export function headingLeading(text: string): string {
  if (tallLetter.test(text)) return "leading-tall";
  return accentOrComma.test(text.normalize("NFD")) ? "leading-accent" : "";
}
