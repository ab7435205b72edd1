import * as v from "valibot";
import { expect, test } from "vitest";
import { shopSchema } from "#domain/shop.ts";

const isCurrency = (code: string) => v.is(shopSchema.entries.currency, code);

test("a currency is an ISO 4217 code", () => {
  expect(["USD", "EUR", "IDR"].every(isCurrency)).toBe(true);
  expect(["usd", "DOLLAR", "XXZ", ""].some(isCurrency)).toBe(false);
});
