const letter = /\p{L}/gu;
const rightToLeftLetter = /[\p{Script=Arabic}\p{Script=Hebrew}]/gu;
const rightToLeftMark = "\u200F";

/**
 * A text whose lines have a right-to-left mark if most of their letters run from right to left. Without
 * it, `dir="auto"` goes by a line's first letter, which is often that of a brand name in Latin letters.
 */
export function markRightToLeft(text: string): string {
  return text.replaceAll(/^.+$/gm, (line) => {
    const isMostlyRightToLeft = count(line, rightToLeftLetter) * 2 > count(line, letter);
    return isMostlyRightToLeft ? `${rightToLeftMark}${line}` : line;
  });
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
