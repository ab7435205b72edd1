import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";

const require = createRequire(import.meta.url);
// The display face first. Other scripts follow in faces of a similar weight.
const fontFiles = [
  "big-shoulders/files/big-shoulders-latin-800-normal.woff",
  "big-shoulders/files/big-shoulders-latin-ext-800-normal.woff",
  "big-shoulders/files/big-shoulders-vietnamese-800-normal.woff",
  "sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-800-normal.woff",
  "sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-greek-800-normal.woff",
  "cairo/files/cairo-arabic-800-normal.woff",
  // It also has the sign of the shekel.
  "noto-sans-hebrew/files/noto-sans-hebrew-hebrew-800-normal.woff",
  "noto-sans-thai/files/noto-sans-thai-thai-800-normal.woff",
];
/** The fonts of cards and icons, one file per character set. Satori falls back to the next file. */
export const cardFonts = fontFiles.map((file, index): Font => ({
  name: `Font ${index}`,
  data: readFileSync(require.resolve(`@fontsource/${file}`)),
  weight: 800,
  style: "normal",
}));

/**
 * Draws elements as an SVG without text, so no font of the system is needed. A character that is in none
 * of the fonts stays blank, where Satori would draw an empty box, and is among the `missing`.
 */
export async function drawSvg(
  element: ReactNode,
  sizePx: { width: number; height: number },
): Promise<{ svg: string; missing: string[] }> {
  const blank = svgUrl('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>');
  const missing: string[] = [];
  const svg = await satori(element, {
    ...sizePx,
    fonts: cardFonts,
    loadAdditionalAsset: async (_, letters) => {
      missing.push(letters);
      return blank;
    },
  });
  return { svg, missing };
}

/** An SVG as a `data:` URL. */
export function svgUrl(svg: string): string {
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`;
}
