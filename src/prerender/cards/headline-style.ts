import type { CSSProperties } from "react";

// Metrics of the cards' fonts in capitals, in em: the width of a wide letter, and the line height.
// Accents, Arabic and Thai need extra room.
const plain = { letterWidth: 0.46, lineHeight: 0.9 };
const accented = { letterWidth: 0.53, lineHeight: 1.2 };
const tall = { letterWidth: 0.62, lineHeight: 1.3 };
// Lines break between words, so a line is never quite full.
const lineSlack = 1.25;
// Extra room between lines.
const lineRoom = 0.1;
const maxLines = 4;

const otherScript = /[\p{Script=Arabic}\p{Script=Thai}]/u;
const startsRightToLeft = /^\P{L}*\p{Script=Arabic}/u;

type HeadlineBox = { widthPx: number; heightPx: number; maxFontPx: number };

/**
 * The style of a headline in capitals: the largest font size in pixels at which it fits a box without
 * breaking a word, its line height and direction. Every headline is aligned to the left, where the art
 * has faded out.
 */
export function headlineStyle(
  text: string,
  { widthPx, heightPx, maxFontPx }: HeadlineBox,
): CSSProperties {
  const { letterWidth, lineHeight } = metricsOf(text);
  const longestWord = Math.max(...text.split(/\s+/).map((word) => word.length));
  const sizes = Array.from({ length: maxLines }, (_, index) => {
    const lines = index + 1;
    const lineLength = lines === 1 ? text.length : Math.ceil((text.length / lines) * lineSlack);
    const letters = Math.max(longestWord, lineLength);
    const widthSize = widthPx / (letters * letterWidth);
    // Words that just fill one line may wrap after all.
    const mayWrap = lines === 1 && letters > longestWord && widthSize < maxFontPx;
    const linesHeight = mayWrap ? 2 * lineHeight : lines * (lineHeight + lineRoom);
    return Math.min(maxFontPx, widthSize, heightPx / linesHeight);
  });
  return {
    display: "block",
    width: widthPx,
    direction: startsRightToLeft.test(text) ? "rtl" : "ltr",
    textAlign: "left",
    fontSize: Math.floor(Math.max(...sizes)),
    lineHeight,
  };
}

function metricsOf(text: string) {
  if (otherScript.test(text)) return tall;
  return /\p{Mark}/u.test(text.normalize("NFD")) ? accented : plain;
}
