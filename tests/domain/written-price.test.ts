import { expect, test } from "vitest";
import { strayAmounts, withLowestPrice, writtenAmount } from "#domain/written-price.ts";

const plans = [{ price: 6.99 }, { price: 2.99 }, { price: 1299 }];

test.each([
  ["$2.99", 2.99],
  ["4,99 €", 4.99],
  ["€ 4,9", 4.9],
  ["1.299,00", 1299],
  ["1,299.50", 1299.5],
  ["1 299,50", 1299.5],
  ["1,299", 1299],
  ["USD 20", 20],
  ["16,-", 16],
  ["3.– €", 3],
  ["2 days", undefined],
  ["", undefined],
])("%j is the amount %j", (text, amount) => {
  expect(writtenAmount(text)).toBe(amount);
});

test("the placeholder becomes the price of the cheapest plan that is in stock", () => {
  expect(withLowestPrice("Keys from {from}, all from {from}.", plans)).toBe(
    "Keys from $2.99, all from $2.99.",
  );
  expect(withLowestPrice("{from}", plans, "EUR")).toBe("€2.99");
  const [week, day] = plans.map((plan) => ({ ...plan, soldOut: true }));
  expect(withLowestPrice("{from}", [{ price: 6.99 }, { price: 2.99, soldOut: true }])).toBe(
    "$6.99",
  );
  // All are sold out.
  expect(withLowestPrice("{from}", [week ?? { price: 0 }, day ?? { price: 0 }])).toBe("$2.99");
});

test.each([
  ["Keys from $2.99, or $1,299 for ever", undefined, []],
  ["Keys from $3, or 3.50 $", undefined, ["$3", "3.50 $"]],
  ["Keys from $2.99.", "EUR", ["$2.99"]],
  ["Keys from €2,99", "EUR", []],
  ["Keys from $2.99", "CAD", []],
  ["Keys from 3 EUR, or 3,- €", "EUR", ["3 EUR", "3,- €"]],
  ["Keys from 2.99 EUR, or 2.99 USD", "EUR", ["2.99 USD"]],
  ["10% off with the code SAVE10, 24/7, 144 FPS, the TOP 10", undefined, []],
])("of %j in %s, no plan costs %j", (text, currency, stray) => {
  expect(strayAmounts(text, plans, currency)).toEqual(stray);
});
