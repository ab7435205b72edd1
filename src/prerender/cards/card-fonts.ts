import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
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
