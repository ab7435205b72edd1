import { expect, test } from "vitest";
import { planStoreUrl } from "#finish/store-link.ts";

const checkoutScriptUrl = "https://sellauth.com/assets/js/sellauth-embed-2.js";
const plan = { variantId: 3 };
const cart = (productId: number) =>
  `cart[0][productId]=${productId}&cart[0][variantId]=3&cart[0][quantity]=1`;

test.each([
  ["https://you.mysellauth.com/product/x", "https://you.mysellauth.com"],
  ["https://you.sellauth.com", "https://you.sellauth.com"],
  ["https://keys.example/x?a=b", "https://keys.example"],
])("a plan in the store %s", (storeUrl, origin) => {
  expect(planStoreUrl({ productId: 2, storeUrl, checkoutScriptUrl }, {}, plan)).toBe(
    `${origin}/checkout-link?${cart(2)}`,
  );
});

test("a product's own store and id are used", () => {
  const shop = { productId: 2, storeUrl: "https://you.mysellauth.com", checkoutScriptUrl };
  const own = { productId: 7, storeUrl: "https://keys.example/product/x" };
  expect(planStoreUrl(shop, own, plan)).toBe(`https://keys.example/checkout-link?${cart(7)}`);
});

test("a plan of the demonstration leads to its page, with the cart", () => {
  const storeUrl = "/demo-seller/index.html";
  const demo = { productId: 2, storeUrl, checkoutScriptUrl: "/demo-seller/embed.js" };
  expect(planStoreUrl(demo, {}, plan)).toBe(`${storeUrl}?${cart(2)}`);
});
