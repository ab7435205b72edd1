// Every script but Latin without stacked marks: Vietnamese (Latin Extended Additional) needs room too.
const tallLetter = /[^\s -\u024F\u2000-\u2BFF]/u;

/** The class that gives a heading room for the letters above and below Latin capitals, or none. */
export function headingLeading(text: string): string {
  return tallLetter.test(text) ? "leading-tall" : "";
}
