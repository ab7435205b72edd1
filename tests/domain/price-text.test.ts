import { expect, test } from "vitest";
import { priceAmount, priceText, pricePerDayText } from "#domain/price-text.ts";

test("without a currency, a price is in US dollars", () => {
  expect(priceText(1234.5)).toBe("$1,234.50");
});

test.each([
  [4.5, "EUR", "€4.50", "4.50"],
  [50_000, "VND", "₫50,000", "50000"],
  [980, "JPY", "¥980", "980"],
  [4000, "IDR", "IDR 4,000", "4000"],
  [99.5, "CZK", "CZK 99.50", "99.50"],
  [1.25, "KWD", "KWD 1.250", "1.250"],
])("%d %s is displayed as %s, and is %s in structured data", (price, currency, shown, amount) => {
  expect(priceText(price, currency).replaceAll("\u00a0", " ")).toBe(shown);
  expect(priceAmount(price, currency)).toBe(amount);
});

test.each(["USD", "EUR", "GBP"])("every price up to 1100 %s is as Intl writes it", (currency) => {
  const format = new Intl.NumberFormat("en-US", { style: "currency", currency });
  const prices = Array.from({ length: 110_000 }, (_, cents) => cents / 100);
  const wrong = prices.find((price) => priceText(price, currency) !== format.format(price));
  expect(wrong).toBeUndefined();
});

test.each([
  [6.99, 7, "USD", "$1.00"],
  [16.99, 30, "USD", "$0.57"],
  [4000, 3, "IDR", "IDR\u00A01,333"],
  [2.99, 1, "USD", undefined],
  [2.99, undefined, "USD", undefined],
  [1, 365, "USD", undefined],
])("%d for %s days in %s is %s a day", (price, days, currency, text) => {
  expect(pricePerDayText({ price, days }, currency)).toBe(text);
});
