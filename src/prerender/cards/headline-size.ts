// Metrics of Big Shoulders at weight 800 in capitals, in em: the width of a wide letter, and the line
// height. Accents need extra room.
const plain = { letterWidth: 0.46, lineHeight: 0.9 };
const accented = { letterWidth: 0.53, lineHeight: 1.2 };
// Lines break between words, so a line is never quite full.
const lineSlack = 1.25;
// Extra room between lines.
const lineRoom = 0.1;
const maxLines = 4;

type HeadlineBox = { widthPx: number; heightPx: number; maxFontPx: number };

/**
 * The largest font size in pixels at which a headline in capitals fits a box without breaking a
 * word, and its line height.
 */
export function headlineSize(
  text: string,
  { widthPx, heightPx, maxFontPx }: HeadlineBox,
): { fontSize: number; lineHeight: number } {
  const { letterWidth, lineHeight } = /\p{Mark}/u.test(text.normalize("NFD")) ? accented : plain;
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const sizes = Array.from({ length: maxLines }, (_, index) => {
    const lines = index + 1;
    const lineLength = lines === 1 ? text.length : Math.ceil((text.length / lines) * lineSlack);
    const letters = Math.max(longestWord, lineLength);
    const linesHeight = lines * (lineHeight + lineRoom);
    return Math.min(maxFontPx, widthPx / (letters * letterWidth), heightPx / linesHeight);
  });
  return { fontSize: Math.floor(Math.max(...sizes)), lineHeight };
}
