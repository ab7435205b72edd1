import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { ReactNode } from "react";
import satori, { type Font } from "satori";
import { cardFontFiles } from "#prerender/shared/template-fonts.ts";

const require = createRequire(import.meta.url);

/** The fonts of cards and icons. Satori takes a letter from the first that has it. */
export const cardFonts = cardFontFiles.map((file, index): Font => ({
  name: `Font ${index}`,
  data: readFileSync(require.resolve(file)),
  weight: 800,
  style: "normal",
}));

/**
 * Draws elements as an SVG without text, so no font of the system is needed. A character that is in none
 * of the fonts stays blank instead of Satori's empty box, and is among the `missing`.
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
