import { expect, test } from "vitest";
import {
  currencyDecimals,
  priceAmount,
  pricePerDayText,
  localeOf,
  priceText,
} from "#finish/price-text.ts";
import type { Language } from "#words/languages.ts";

test("without a currency, a price is in US dollars", () => {
  expect(priceText(1234.5, localeOf({}))).toBe("$1,234.50");
});

test.each([
  [4.5, "EUR", "€4.50", "4.50"],
  [50_000, "VND", "₫50,000", "50000"],
  [980, "JPY", "¥980", "980"],
  [4000, "IDR", "IDR 4,000", "4000"],
  [99.5, "CZK", "CZK 99.50", "99.50"],
  [2.575, "KWD", "KWD 2.575", "2.575"],
])("%d %s is displayed as %s, and is %s in structured data", (price, currency, shown, amount) => {
  expect(priceText(price, localeOf({ currency })).replaceAll("\u00a0", " ")).toBe(shown);
  expect(priceAmount(price, currency)).toBe(amount);
});

test.each<[Language, number, string, string]>([
  ["de", 9, "EUR", "9,00 €"],
  ["pt-BR", 1290.5, "BRL", "R$ 1.290,50"],
  ["vi", 50_000, "VND", "50.000 ₫"],
  ["ar", 9, "ILS", "\u200F9.00 ₪"],
  ["ar", 9, "SAR", "\u200F9.00 ر.س"],
  ["ar", 9, "USD", "\u200F9.00 US$\u200E"],
])("in %s, %d %s is %s", (language, price, currency, shown) => {
  expect(priceText(price, { currency, language }).replaceAll("\u00a0", " ")).toBe(shown);
});

test.each(Intl.supportedValuesOf("currency"))("no digit of a price in %s is lost", (currency) => {
  const decimals = currencyDecimals(currency);
  for (const digits of ["1", "999", "1000", "1234567", "99999999"]) {
    const price = Number(digits) / 10 ** decimals;
    expect(priceText(price, localeOf({ currency })).replaceAll(/\D/g, "")).toBe(
      digits.padStart(decimals + 1, "0"),
    );
    expect(Number(priceAmount(price, currency))).toBe(price);
  }
});

test.each([
  [6.99, 7, "USD", "$1.00"],
  [16.99, 30, "USD", "$0.57"],
  [4000, 3, "IDR", "IDR\u00A01,333"],
  [2.99, 1, "USD", undefined],
  [2.99, undefined, "USD", undefined],
  [1, 365, "USD", undefined],
])("%d for %s days in %s is %s a day", (price, days, currency, text) => {
  expect(pricePerDayText({ price, days }, localeOf({ currency }))).toBe(text);
});

test.each(Intl.supportedValuesOf("currency"))(
  "no price in %s is shown as nothing a day",
  (currency) => {
    const coin = 1 / 10 ** currencyDecimals(currency);
    const prices = [coin, 2 * coin, 10 * coin, 100 * coin];
    for (const days of [2, 3, 7, 30, 365]) {
      for (const price of prices) {
        const text = pricePerDayText({ price, days }, localeOf({ currency }));
        if (text !== undefined) expect(text, `${price} for ${days} days`).toMatch(/[1-9]/);
      }
      expect(pricePerDayText({ price: days * coin, days }, localeOf({ currency }))).toMatch(/1$/);
    }
  },
);
