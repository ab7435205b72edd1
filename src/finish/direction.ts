/** The scripts that are written from right to left and that browsers have fonts for. */
const rightToLeftLetter =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\p{Script=Adlam}]/u;

/** The direction of a text: that of most of its letters. An isolated part has no say, as in browsers. */
export function directionOf(text: string): "ltr" | "rtl" {
  const letters = withoutIsolated(text).match(/\p{L}/gu) ?? [];
  const fromRight = letters.filter((letter) => rightToLeftLetter.test(letter));
  return fromRight.length > letters.length / 2 ? "rtl" : "ltr";
}

function withoutIsolated(text: string): string {
  return text.replaceAll(/\u2068[^\u2069]*\u2069/g, "");
}

const marks = { ltr: "\u200E", rtl: "\u200F" };

/**
 * A text whose lines browsers show in the direction of most of their letters. Browsers go by the first letter,
 * and an Arabic sentence may begin with a brand: such a line gets an invisible mark in front.
 */
export function withDirectionMarks(text: string): string {
  // A single word is not of two scripts, unless it is an address.
  return text.replaceAll(/.* .*/g, (line) => {
    const [first] = withoutIsolated(line).match(/\p{L}/u) ?? [];
    const direction = directionOf(line);
    return first === undefined || directionOf(first) === direction ? line : marks[direction] + line;
  });
}

/** An amount or a name within a text: between invisible characters where one of them runs from right to left. */
export function isolatedIn(text: string, part: string): string {
  const isMixed = [text, part].some((one) => directionOf(one) === "rtl");
  return isMixed ? `\u2068${part}\u2069` : part;
}
