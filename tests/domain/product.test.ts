import * as v from "valibot";
import { expect, test } from "vitest";
import { productSchema } from "#domain/product.ts";

test("an id is part of an address, and not the name of a page that hosts have", () => {
  const ids = ["151373", "abc-X_1", "404-a", "404", "index", "Index", "a b", "a/b", "é", ""];
  expect(ids.filter((id) => v.is(productSchema.entries.id, id))).toEqual(ids.slice(0, 3));
});

test("an id is not the name of a property that every object has", () => {
  const ids = ["constructor", "toString", "__proto__"];
  expect(ids.filter((id) => v.is(productSchema.entries.id, id))).toEqual([]);
});
