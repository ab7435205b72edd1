// Of Big Shoulders at weight 800, in capitals: a wide letter's width per pixel of size, and how
// far apart the lines are. Accents above and below letters need extra room.
const plain = { letterWidth: 0.46, lineHeight: 0.9 };
const accented = { letterWidth: 0.53, lineHeight: 1.2 };
// Lines break between words, so that none is filled to its end.
const lineSlack = 1.25;
// Extra room between lines.
const lineRoom = 0.1;
const mostLines = 4;

type HeadlineBox = { widthPx: number; heightPx: number; largestPx: number };

/**
 * The largest size in pixels at which a headline of capitals fits a box with no word cut, and
 * the line height for it.
 */
export function headlineSize(
  text: string,
  { widthPx, heightPx, largestPx }: HeadlineBox,
): { fontSize: number; lineHeight: number } {
  const { letterWidth, lineHeight } = /\p{Mark}/u.test(text.normalize("NFD")) ? accented : plain;
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const sizes = Array.from({ length: mostLines }, (_, index) => {
    const lines = index + 1;
    const lineLength = lines === 1 ? text.length : Math.ceil((text.length / lines) * lineSlack);
    const letters = Math.max(longestWord, lineLength);
    const linesHeight = lines * (lineHeight + lineRoom);
    return Math.min(largestPx, widthPx / (letters * letterWidth), heightPx / linesHeight);
  });
  return { fontSize: Math.floor(Math.max(...sizes)), lineHeight };
}
