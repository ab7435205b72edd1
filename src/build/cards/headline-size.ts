// Of Big Shoulders at weight 800, in capitals: a wide letter's width per pixel of size.
const letterWidth = 0.46;
// Lines break between words, so that none is filled to its end.
const lineSlack = 1.25;
const mostLines = 4;

type HeadlineBox = { widthPx: number; heightPx: number; largestPx: number };

/** The largest size in pixels at which a headline of capitals fits a box, with no word cut. */
export function headlineSizePx(
  text: string,
  { widthPx, heightPx, largestPx }: HeadlineBox,
): number {
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const sizes = Array.from({ length: mostLines }, (_, index) => {
    const lines = index + 1;
    const lineLength = lines === 1 ? text.length : Math.ceil((text.length / lines) * lineSlack);
    const letters = Math.max(longestWord, lineLength);
    return Math.min(largestPx, widthPx / (letters * letterWidth), heightPx / lines);
  });
  return Math.floor(Math.max(...sizes));
}
