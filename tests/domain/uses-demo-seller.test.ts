import { expect, test } from "vitest";
import { usesDemoSeller } from "#domain/uses-demo-seller.ts";

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
