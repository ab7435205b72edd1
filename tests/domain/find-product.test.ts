import { expect, test } from "vitest";
import { findProduct } from "#domain/find-product.ts";
import { productWith } from "./products.ts";

const shelf = [productWith({ id: "151373" }), productWith({ id: "abc-X" })];

test("a product is found by its exact id", () => {
  expect(findProduct(shelf, "151373")).toBe(shelf[0]);
  expect(findProduct(shelf, "abc-X")).toBe(shelf[1]);
});

test.each([
  "151373 ",
  " 151373",
  "0151373",
  "151373.0",
  "+151373",
  "15137",
  "1513733",
  "1.51373e5",
  "１５１３７３",
  "ABC-x",
  "",
  "undefined",
  "__proto__",
])("no product is found by %j", (id) => {
  expect(findProduct(shelf, id)).toBeUndefined();
});

test("no product is found without an id", () => {
  expect(findProduct(shelf, undefined)).toBeUndefined();
});
