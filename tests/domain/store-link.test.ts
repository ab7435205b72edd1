import { expect, test } from "vitest";
import { planStoreUrl } from "#domain/store-link.ts";

const script = "https://sellauth.com/assets/js/sellauth-embed-2.js";
const plan = { name: "50% & more", variantId: 3 };
const checkout = (origin: string, productId = 2) =>
  `${origin}/checkout-link?cart%5B0%5D%5BproductId%5D=${productId}&cart%5B0%5D%5BvariantId%5D=3&cart%5B0%5D%5Bquantity%5D=1`;
const byName = (store: string) => `${store}variant=50%25%20%26%20more`;

test.each([
  ["https://you.mysellauth.com/product/x", checkout("https://you.mysellauth.com")],
  ["https://you.mysellauth.com", checkout("https://you.mysellauth.com")],
  ["https://you.sellauth.com/product/x?a=b", checkout("https://you.sellauth.com")],
  ["https://notsellauth.com/x", byName("https://notsellauth.com/x?")],
  ["https://sellauth.com.example/x", byName("https://sellauth.com.example/x?")],
  ["https://keys.example/x?a=b", byName("https://keys.example/x?a=b&")],
])("a plan in the store %s", (storeUrl, url) => {
  expect(planStoreUrl({ productId: 2, storeUrl, checkoutScriptUrl: script }, {}, plan)).toBe(url);
});

test("storeLinks decides for a store on its own domain; a product's own store and id are used", () => {
  const own = { productId: 7, storeUrl: "https://keys.example/product/x" };
  const shop = {
    productId: 2,
    storeUrl: "https://you.mysellauth.com",
    checkoutScriptUrl: script,
  };
  expect(planStoreUrl({ ...shop, storeLinks: "checkout" }, own, plan)).toBe(
    checkout("https://keys.example", 7),
  );
  expect(planStoreUrl({ ...shop, storeLinks: "variant" }, {}, plan)).toBe(
    byName("https://you.mysellauth.com?"),
  );
  expect(planStoreUrl(shop, own, plan)).toBe(byName("https://keys.example/product/x?"));
  expect(planStoreUrl(shop, { productId: 7 }, plan)).toBe(checkout(shop.storeUrl, 7));
});

test("a plan of the demonstration leads to its page, with the plan's name, whatever storeLinks is", () => {
  const storeUrl = "/demo-seller/index.html";
  const demo = { productId: 2, storeUrl, checkoutScriptUrl: "/demo-seller/embed.js" };
  for (const storeLinks of [undefined, "checkout"] as const) {
    expect(planStoreUrl({ ...demo, storeLinks }, {}, plan)).toBe(byName(`${storeUrl}?`));
  }
});
