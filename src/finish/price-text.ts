import type { Shop } from "#domain/shop.ts";
import { defaultLanguage, type Language } from "#words/languages.ts";

// Engines write prices in different ways: Node and Firefox differ for 17 currencies. So these functions run only
// in Node, and the browser receives the texts.

/** The invisible mark before a price that is written from right to left. */
const fromRight = "\u200F";

/** The currency of a shop, and the language of its prices, days and words. */
export type ShopLocale = { currency: string; language: Language };

/** The locale of a shop. Currency and language have a default. */
export function localeOf({
  currency = "USD",
  language = defaultLanguage,
}: Pick<Shop, "currency" | "language">): ShopLocale {
  return { currency, language };
}

/** A price as a language writes it, with the currency's usual decimals: "$2.99", "IDR 4,000", "9,00 €". */
export function priceText(price: number, locale: ShopLocale): string {
  const text = priceFormat(locale).format(price);
  if (!text.startsWith(fromRight)) return text;
  // Arabic shops write no full stop after a currency. The mark keeps the sign of "US$" behind its letters.
  return text.replace(/\.\u200F?$/, "").replace(/[A-Z]\$$/, "$&\u200E");
}

/** A plan's price per day for display; undefined for one day, an unknown number, or less than the smallest coin. */
export function pricePerDayText(
  { price, days = 1 }: { price: number; days?: number | undefined },
  locale: ShopLocale,
): string | undefined {
  if (days === 1) return undefined;
  const text = priceText(price / days, locale);
  return text === priceText(0, locale) ? undefined : text;
}

/** A price as a number with the currency's decimals: "2.99" in USD, "4000" in JPY. */
export function priceAmount(price: number, currency: string): string {
  return price.toFixed(currencyDecimals(currency));
}

/** How many decimals the prices of a currency have: 2 in USD, 0 in JPY, 3 in KWD. */
export function currencyDecimals(currency: string): number {
  return priceFormat(localeOf({ currency })).resolvedOptions().maximumFractionDigits ?? 0;
}

function priceFormat({ currency, language }: ShopLocale): Intl.NumberFormat {
  return new Intl.NumberFormat(language, { style: "currency", currency });
}
