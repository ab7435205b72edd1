import * as v from "valibot";
import { expect, test } from "vitest";
import { shopInitial, shopSchema } from "#domain/shop.ts";

test.each([
  ["Latchkey", "L"],
  [" nordlicht", "N"],
  ["e\u0301clair", "E\u0301"],
  ["7 keys", "7"],
  ["", ""],
])("the initial of %j is %j", (name, initial) => {
  expect(shopInitial(name)).toBe(initial);
});

const isCurrency = (code: string) => v.is(shopSchema.entries.currency, code);

test("a currency is an ISO 4217 code", () => {
  expect(["USD", "EUR", "IDR"].every(isCurrency)).toBe(true);
  expect(["usd", "DOLLAR", "XXZ", ""].some(isCurrency)).toBe(false);
});
