import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "satori";

const require = createRequire(import.meta.url);
const fontFiles = [
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff"),
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-latin-ext-800-normal.woff"),
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-vietnamese-800-normal.woff"),
];
/** The weight of all text on a card. */
export const cardFontWeight = 800;

/** The cards' font, one file per character set. Satori falls back to the next file for a missing glyph. */
export const cardFonts: Font[] = fontFiles.map((file, index) => ({
  name: `Big Shoulders ${index}`,
  data: readFileSync(file),
  weight: cardFontWeight,
  style: "normal",
}));
