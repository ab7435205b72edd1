import { expect, test } from "vitest";
import { staleLowestPrice, withLowestPrice } from "#finish/lowest-price.ts";

const plans = [{ price: 6.99 }, { price: 2.99 }, { price: 1299 }];

test("the placeholder becomes the price of the cheapest plan that is in stock", () => {
  expect(withLowestPrice("Keys from {from}, all from {from}.", plans)).toBe(
    "Keys from $2.99, all from $2.99.",
  );
  expect(withLowestPrice("{from}", plans, { currency: "EUR" })).toBe("€2.99");
  const [week, day] = plans.map((plan) => ({ ...plan, soldOut: true }));
  expect(withLowestPrice("{from}", [{ price: 6.99 }, { price: 2.99, soldOut: true }])).toBe(
    "$6.99",
  );
  // All are sold out.
  expect(withLowestPrice("{from}", [week ?? { price: 0 }, day ?? { price: 0 }])).toBe("$2.99");
});

test.each([
  ["Keys from $2.99.", undefined],
  ["Keys from 2,99 €", undefined],
  ["Keys from $5", "$5"],
  ["From 3 € to 10 €", "3 €"],
  ["4,99 € instead of 7,99 €, 5 € off every order over 20 €, 1.00 € per day", undefined],
  ["From 10 a.m., 10% off", undefined],
])("in %j, %j is not the lowest price", (text, stale) => {
  expect(staleLowestPrice(text, plans)).toBe(stale);
});
