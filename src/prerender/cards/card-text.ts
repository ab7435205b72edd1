import { priceText } from "#domain/price-text.ts";
import { charactersOf, missingCharacters } from "#owner/check/card-fonts.ts";

/**
 * The text that a card can show: symbols without a glyph are left out, and a missing letter or
 * digit makes the whole text empty. Satori would draw an empty box for each.
 */
export async function cardText(text: string): Promise<string> {
  const missing = await missingCharacters(text);
  if (missing.some((character) => /\p{L}|\p{N}/u.test(character))) return "";
  const shown = charactersOf(text).filter((character) => !missing.includes(character));
  return shown.join("").replaceAll(/\s+/g, " ").trim();
}

/** A price as a card can show it: with the currency's code if the cards' font has no glyph for its sign. */
export async function cardPriceText(price: number, currency?: string): Promise<string> {
  const text = priceText(price, currency);
  return (await missingCharacters(text)).length === 0 ? text : priceText(price, currency, "code");
}
