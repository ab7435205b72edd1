import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { createElement } from "react";
import type { Font } from "satori";

const require = createRequire(import.meta.url);
// The display face first. Other scripts follow in faces of a similar weight.
const fontFiles = [
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff"),
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-latin-ext-800-normal.woff"),
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-vietnamese-800-normal.woff"),
  require.resolve("@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-cyrillic-800-normal.woff"),
  require.resolve("@fontsource/sofia-sans-extra-condensed/files/sofia-sans-extra-condensed-greek-800-normal.woff"),
  require.resolve("@fontsource/cairo/files/cairo-arabic-800-normal.woff"),
  require.resolve("@fontsource/noto-sans-thai/files/noto-sans-thai-thai-800-normal.woff"),
];
/** The weight of all text on a card. */
export const cardFontWeight = 800;

/** The cards' fonts, one file per character set. Satori falls back to the next file for a missing glyph. */
export const cardFonts: Font[] = fontFiles.map((file, index) => ({
  name: `Font ${index}`,
  data: readFileSync(file),
  weight: cardFontWeight,
  style: "normal",
}));

/** The distinct characters of a text without a glyph in the cards' fonts. Cards use capitals. */
export async function missingCharacters(text: string): Promise<string[]> {
  if (/^[ -~]*$/.test(text)) return [];
  // Loaded on demand: few texts need it, and the owner's check runs at every start.
  const { default: satori } = await import("satori");
  const missing = new Set<string>();
  await satori(createElement("div", { style: { display: "flex" } }, text.toUpperCase()), {
    width: 100,
    height: 100,
    fonts: cardFonts,
    // Satori calls this for characters without a glyph in any font.
    loadAdditionalAsset: async (_, characters) => {
      for (const character of charactersOf(characters)) missing.add(character);
      return [];
    },
  });
  return [...new Set(charactersOf(text))].filter((one) => missing.has(one.toUpperCase()));
}

/** A text's characters as a reader counts them. */
export function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
