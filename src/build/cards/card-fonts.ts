import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement } from "react";
import type { Font } from "satori";

const require = createRequire(import.meta.url);
const latinFile =
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff");
const letterSets = ["latin", "latin-ext", "vietnamese"];
/** The weight of everything on a card. */
export const cardFontWeight = 800;

/** The cards' font, a set of letters each: what one lacks is looked for in the others. */
export const cardFonts: readonly Font[] = letterSets.map((letters) => ({
  name: `Big Shoulders ${letters}`,
  data: readFileSync(latinFile.replace("-latin-", `-${letters}-`)),
  weight: cardFontWeight,
  style: "normal",
}));

/** The signs of a text that no card can show, each once. Cards are set in capitals. */
export async function signsCardsLack(text: string): Promise<string[]> {
  if (/^[ -~]*$/.test(text)) return [];
  const { default: satori } = await import("satori");
  const missing = new Set<string>();
  await satori(createElement("div", { style: { display: "flex" } }, text.toUpperCase()), {
    width: 100,
    height: 100,
    fonts: [...cardFonts],
    // Satori asks here for what none of its fonts has.
    loadAdditionalAsset: async (_, signs) => {
      for (const sign of signsOf(signs)) missing.add(sign);
      return [];
    },
  });
  return [...new Set(signsOf(text))].filter((sign) => missing.has(sign.toUpperCase()));
}

function signsOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
