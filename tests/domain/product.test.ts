import { expect, test } from "vitest";
import { findProduct, startingPrice, platformProduct } from "#domain/product.ts";
import type { Subscription } from "#domain/subscription.ts";
import { productWith } from "./products.ts";

const shelf = [productWith({ id: "151373" }), productWith({ id: "abc-X" })];

test("a product is found by its exact id", () => {
  expect(findProduct(shelf, "151373")).toBe(shelf[0]);
  expect(findProduct(shelf, "abc-X")).toBe(shelf[1]);
});

test.each([" 151373", "0151373", "1.51373e5", "ABC-x", "", "__proto__", undefined])(
  "no product is found by %j",
  (id) => {
    expect(findProduct(shelf, id)).toBeUndefined();
  },
);

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

const shop = { productId: 2, storeUrl: "https://shop.example" };

test("by default a product has the shop's id and store page at the platform", () => {
  expect(platformProduct(shop, {})).toEqual(shop);
});

test("a product can have its own id and store page at the platform", () => {
  const own = { productId: 3, storeUrl: "https://shop.example/product/private" };
  expect(platformProduct(shop, own)).toEqual(own);
});
