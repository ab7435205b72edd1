import { expect, test, vi } from "vitest";
import { isPlatformSite, sellingPlatform, usesDemoSeller } from "#domain/selling-platform.ts";

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

const platform = sellingPlatform({ checkoutScriptUrl });
const account = { shopId: 11, storeUrl };
const item = { productId: 22, variantId: 33 };
const request = {
  cart: [{ productId: 22, variantId: 33, quantity: 1 }],
  shopId: 11,
  modal: false,
};
// The platform only hands it on.
const button = {} as HTMLButtonElement;

test("the platform gets one key of the plan, in redirect style", () => {
  const sellAuthEmbed = { checkout: vi.fn() };
  platform.findCheckout({ sellAuthEmbed })?.(button, item, account);
  expect(sellAuthEmbed.checkout).toHaveBeenCalledExactlyOnceWith(button, request);
  expect(sellAuthEmbed.checkout.mock.contexts).toEqual([sellAuthEmbed]);
});

test("version 3 of the script gets the same cart, if it defines nothing else", () => {
  const sellAuth = { open: vi.fn() };
  platform.findCheckout({ sellAuth })?.(button, item, account);
  const shopUrl = "https://keyhole.mysellauth.com";
  expect(sellAuth.open).toHaveBeenCalledExactlyOnceWith({ ...request, shopUrl });

  const sellAuthEmbed = { checkout: vi.fn() };
  platform.findCheckout({ sellAuth, sellAuthEmbed })?.(button, item, account);
  expect(sellAuthEmbed.checkout).toHaveBeenCalledOnce();
  expect(sellAuth.open).toHaveBeenCalledOnce();
});

test.each([
  ["nothing", {}],
  ["a text", { sellAuthEmbed: "checkout" }],
  ["a checkout that is not a function", { sellAuthEmbed: { checkout: "soon" } }],
])("globals with %s have no checkout", (_, globals) => {
  expect(platform.findCheckout(globals)).toBeUndefined();
});

test.each([
  ["https://dash.sellauth.com/products", true],
  ["https://Dash.SellAuth.com/products", true],
  ["https://api.sellauth.com", true],
  ["https://sellauth.com", true],
  ["https://dash.sellauth.com.example/x", false],
  ["https://keys.mysellauth.com/dash.sellauth.com", false],
])("whether %s is the platform's own site: %j", (address, is) => {
  expect(isPlatformSite(address)).toBe(is);
});
