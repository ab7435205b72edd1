import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Font } from "satori";

const require = createRequire(import.meta.url);
const latinFile =
  require.resolve("@fontsource/big-shoulders/files/big-shoulders-latin-800-normal.woff");
const letterSets = ["latin", "latin-ext", "vietnamese"];
/** The weight of everything on a card. */
export const cardFontWeight = 800;

/** The cards' font, a set of letters each: what one lacks is looked for in the others. */
export const cardFonts: Font[] = letterSets.map((letters) => ({
  name: `Big Shoulders ${letters}`,
  data: readFileSync(latinFile.replace("-latin-", `-${letters}-`)),
  weight: cardFontWeight,
  style: "normal",
}));
