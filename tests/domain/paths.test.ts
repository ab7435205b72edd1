import { expect, test } from "vitest";
import { hashId } from "#domain/paths.ts";

test.each([
  ["#plan-3", "plan-3"],
  ["#prod%75cts", "products"],
  ["#prod%7", "prod%7"],
  ["", ""],
])("the hash %j names %j", (hash, id) => {
  expect(hashId(hash)).toBe(id);
});
