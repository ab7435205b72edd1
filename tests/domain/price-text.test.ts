import { expect, test } from "vitest";
import { currency, priceText, startingPriceText } from "#domain/price-text.ts";

test.each([
  [2.99, "$2.99"],
  [8.9, "$8.90"],
  [9, "$9.00"],
  [0.5, "$0.50"],
  [1234.5, "$1,234.50"],
])("%d is shown as %s", (price, shown) => {
  expect(priceText(price)).toBe(shown);
});

test("a card says from which price a product starts", () => {
  expect(startingPriceText(2.99)).toBe("Starting from $2.99+");
});

test("prices are in US dollars", () => {
  expect(currency).toBe("USD");
});
