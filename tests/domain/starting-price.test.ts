import { expect, test } from "vitest";
import { startingPrice } from "#domain/starting-price.ts";
import { productWith } from "./products.ts";

const plan = { name: "Day", price: 3, duration: "1 Day", variantId: 1 };
const week = { name: "Week", price: 7, duration: "1 Week", variantId: 2 };

test("the starting price is that of the cheapest plan, wherever it is in the list", () => {
  expect(startingPrice(productWith({ subscriptions: [week, plan] }))).toBe(3);
});

test("a sold-out plan does not count", () => {
  const subscriptions = [{ ...plan, soldOut: true }, week];
  expect(startingPrice(productWith({ subscriptions }))).toBe(7);
});

test("without a plan to buy there is no starting price", () => {
  expect(startingPrice(productWith({ subscriptions: [{ ...plan, soldOut: true }] }))).toBe(
    undefined,
  );
});
