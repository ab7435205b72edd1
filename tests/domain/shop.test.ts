import * as v from "valibot";
import { expect, test } from "vitest";
import { shopInitial, shopSchema, usesDemoSeller } from "#domain/shop.ts";

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

const demo = { checkoutScriptUrl: "/demo-seller/embed.js", storeUrl: "/demo-seller/" };
const checkoutScriptUrl = "https://sellauth.com/assets/js/sellauth-embed-2.js";
const storeUrl = "https://keyhole.mysellauth.com/product/keys";

test.each([
  ["as it comes", demo, true],
  ["with its own checkout, but no store yet", { ...demo, checkoutScriptUrl }, true],
  ["with its own store, but no checkout yet", { ...demo, storeUrl }, true],
  ["with both", { checkoutScriptUrl, storeUrl }, false],
])("a shop %s uses the demo: %j", (_, shop, isPart) => {
  expect(usesDemoSeller(shop)).toBe(isPart);
});
