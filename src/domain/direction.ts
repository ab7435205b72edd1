/** The scripts that are written from right to left and that browsers have fonts for. */
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/**
 * The `dir` attribute of a paragraph or of a list of texts: that of most of their letters. Undefined for
 * left to right, which is the page's own. The first letter does not decide: an Arabic sentence may begin
 * with a brand.
 */
export function directionOf(...texts: readonly string[]): "rtl" | undefined {
  const letters = texts.join("").match(/\p{L}/gu) ?? [];
  const fromRight = letters.filter((letter) => rightToLeftLetter.test(letter));
  return fromRight.length > letters.length / 2 ? "rtl" : undefined;
}
