import { expect, test } from "vitest";
import { withLowestPrice } from "#finish/lowest-price.ts";

const plans = [{ price: 6.99 }, { price: 2.99 }, { price: 1299 }];

test("the placeholder becomes the price of the cheapest plan that is in stock", () => {
  expect(withLowestPrice("Keys from {from}, all from {from}.", plans)).toBe(
    "Keys from $2.99, all from $2.99.",
  );
  expect(withLowestPrice("{from}", plans, { currency: "EUR" })).toBe("€2.99");
  expect(withLowestPrice("{from}", [{ price: 6.99 }, { price: 2.99, soldOut: true }])).toBe(
    "$6.99",
  );
  // All are sold out.
  const soldOut = [6.99, 2.99].map((price) => ({ price, soldOut: true }));
  expect(withLowestPrice("{from}", soldOut)).toBe("$2.99");
});
