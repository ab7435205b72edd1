/** The width of a title. The space beside it shows only the art. */
export const titleWidthPx = 700;

/** The line height of a title, with room for accents and tall letters. */
export const titleLineHeight = 1.15;

/** The largest size at which a title fits into a height without breaking a word. A letter is half as wide as high. */
export function titleSizePx(title: string, heightPx: number): number {
  const longestWord = Math.max(...title.split(" ").map((word) => word.length));
  const size = [160, 100, 72, 54].find((sizePx) => {
    const lineLetters = titleWidthPx / (sizePx / 2);
    const lines = Math.floor(heightPx / (sizePx * titleLineHeight));
    // Lines end with a whole word, so a fifth of several lines stays empty.
    const letters = lines === 1 ? lineLetters : lineLetters * lines * 0.8;
    return longestWord <= lineLetters && title.length <= letters;
  });
  return size ?? 40;
}
