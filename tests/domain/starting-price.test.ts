import { expect, test } from "vitest";
import { startingPrice } from "#domain/starting-price.ts";
import type { Subscription } from "#domain/subscription.ts";

const plan = (price: number, soldOut = false): Subscription => ({
  name: "Key",
  duration: "1 Day",
  price,
  variantId: price,
  ...(soldOut && { soldOut }),
});

test("the starting price is that of the cheapest plan that can be bought", () => {
  expect(startingPrice({ subscriptions: [plan(9), plan(5), plan(2, true)] })).toBe(5);
});

test("a product whose plans are all sold out has no starting price", () => {
  expect(startingPrice({ subscriptions: [plan(2, true)] })).toBeUndefined();
});
