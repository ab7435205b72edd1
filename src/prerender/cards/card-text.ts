import { createElement } from "react";
import { priceText } from "#domain/price-text.ts";

/**
 * The text that a card can show: symbols without a glyph are left out, and a missing letter or
 * digit makes the whole text undefined. Satori would draw an empty box for each.
 */
export async function cardText(text: string): Promise<string | undefined> {
  const missing = await missingCharacters(text);
  if (missing.some((character) => /\p{L}|\p{N}/u.test(character))) return undefined;
  const shown = charactersOf(text).filter((character) => !missing.includes(character));
  return shown.join("").replaceAll(/\s+/g, " ").trim() || undefined;
}

/** A price as a card can show it: with the currency's code if the cards' font has no glyph for its sign. */
export async function cardPriceText(price: number, currency?: string): Promise<string> {
  const text = priceText(price, currency);
  return (await missingCharacters(text)).length === 0 ? text : priceText(price, currency, "code");
}

/** The distinct characters of a text without a glyph in the cards' font. Cards use capitals. */
export async function missingCharacters(text: string): Promise<string[]> {
  if (/^[ -~]*$/.test(text)) return [];
  // Loaded on demand: few texts need them, and the owner's check runs at every start.
  const [{ default: satori }, { cardFonts }] = await Promise.all([
    import("satori"),
    import("./card-fonts.ts"),
  ]);
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

function charactersOf(text: string): string[] {
  return Array.from(new Intl.Segmenter("en").segment(text), ({ segment }) => segment);
}
