// Letters of all scripts but Latin, and Vietnamese letters (Latin Extended Additional) with stacked marks.
const tallLetter = /[^\s -\u024F\u2000-\u2BFF]/u;

/** The line height class for a heading with letters taller than Latin capitals, otherwise empty. */
export function headingLeading(text: string): string {
  return tallLetter.test(text) ? "leading-tall" : "";
}
