import { expect, test } from "vitest";
import { shopInitial } from "#domain/shop.ts";

test.each([
  ["Latchkey", "L"],
  [" nordlicht", "N"],
  ["e\u0301clair", "E\u0301"],
  ["7 keys", "7"],
  ["", ""],
])("the initial of %j is %j", (name, initial) => {
  expect(shopInitial(name)).toBe(initial);
});
