import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Font } from "satori";

const require = createRequire(import.meta.url);
const lettersFile = require.resolve("@fontsource/big-shoulders/unicode.json");
const letterSets = ["latin", "latin-ext", "vietnamese"] as const;
/** The weight of everything on a card. */
export const cardFontWeight = 800;

/** The cards' font, a set of letters each: what one lacks is looked for in the others. */
export function cardFonts(): Font[] {
  return letterSets.map((letters) => ({
    name: `Big Shoulders ${letters}`,
    data: readFileSync(
      join(dirname(lettersFile), `files/big-shoulders-${letters}-${cardFontWeight}-normal.woff`),
    ),
    weight: cardFontWeight,
    style: "normal",
  }));
}

/** The signs of a text that no card can show, each once, in the capitals that cards are set in. */
export function signsCardsLack(text: string): string[] {
  const ranges = JSON.parse(readFileSync(lettersFile, "utf8")) as Record<
    (typeof letterSets)[number],
    string
  >;
  const isDrawn = letterSets
    .flatMap((letters) => ranges[letters].split(","))
    .map((range) => {
      const [first = NaN, last = first] = range
        .replace("U+", "")
        .split("-")
        .map((code) => Number.parseInt(code, 16));
      return (code: number) => code >= first && code <= last;
    });
  const signs = new Set(text.toUpperCase().replaceAll(/\p{Mark}/gu, ""));
  return [...signs].filter((sign) => !isDrawn.some((has) => has(sign.codePointAt(0) ?? 0)));
}
