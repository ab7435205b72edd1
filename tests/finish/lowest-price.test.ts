import { expect, test } from "vitest";
import { withLowestPrice } from "#finish/lowest-price.ts";
import { localeOf } from "#finish/price-text.ts";

const dollars = localeOf({});
const plans = [{ price: 6.99 }, { price: 2.99 }, { price: 1299 }];

test("the placeholder becomes the price of the cheapest plan that is in stock", () => {
  expect(withLowestPrice("Keys from {from}, all from {from}.", plans, dollars)).toBe(
    "Keys from $2.99, all from $2.99.",
  );
  expect(withLowestPrice("{from}", plans, localeOf({ currency: "EUR" }))).toBe("€2.99");
  expect(
    withLowestPrice("{from}", [{ price: 6.99 }, { price: 2.99, soldOut: true }], dollars),
  ).toBe("$6.99");
  // All are sold out.
  const soldOut = [6.99, 2.99].map((price) => ({ price, soldOut: true }));
  expect(withLowestPrice("{from}", soldOut, dollars)).toBe("$2.99");
});
