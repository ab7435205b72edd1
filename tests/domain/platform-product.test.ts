import { expect, test } from "vitest";
import { platformProduct } from "#domain/platform-product.ts";

const shop = { productId: 2, storeUrl: "https://shop.example" };

test("by default a product has the shop's id and store page at the platform", () => {
  expect(platformProduct(shop, {})).toEqual(shop);
});

test("a product can have its own id and store page at the platform", () => {
  const own = { productId: 3, storeUrl: "https://shop.example/product/private" };
  expect(platformProduct(shop, own)).toEqual(own);
});
