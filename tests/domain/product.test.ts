import * as v from "valibot";
import { expect, test } from "vitest";
import { findProduct, productSchema } from "#domain/product.ts";
import { productWith } from "./products.ts";

const list = [productWith({ id: "151373" }), productWith({ id: "abc-X" })];

test("a product is found by its exact id", () => {
  expect(findProduct(list, "151373")).toBe(list[0]);
  expect(findProduct(list, "abc-X")).toBe(list[1]);
});

test.each([" 151373", "0151373", "1.51373e5", "ABC-x", "", "__proto__", undefined])(
  "no product is found by %j",
  (id) => {
    expect(findProduct(list, id)).toBeUndefined();
  },
);

test("an id is part of an address, and not the name of a page that hosts have", () => {
  const ids = ["151373", "abc-X_1", "404-a", "404", "index", "Index", "a b", "a/b", "é", ""];
  expect(ids.filter((id) => v.is(productSchema.entries.id, id))).toEqual(ids.slice(0, 3));
});
