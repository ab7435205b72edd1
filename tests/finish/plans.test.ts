import { expect, test } from "vitest";
import { nameHasDuration, planStoreUrl, recommendedPlan } from "#finish/plans.ts";

const days = { name: "Day", price: 1, duration: "1 Day", variantId: 1 };
const weeks = { name: "Week", price: 2, duration: "1 Week", variantId: 2 };

test.each([
  ["the first one", [days, weeks], "Day"],
  ["the first on sale", [{ ...days, soldOut: true }, weeks], "Week"],
  ["the recommended one", [days, { ...weeks, recommended: true }], "Week"],
  [
    "the first on sale if the recommended one is sold out",
    [days, { ...weeks, recommended: true, soldOut: true }],
    "Day",
  ],
  ["none if all are sold out", [{ ...days, soldOut: true }], undefined],
])("the preselected plan is %s", (_, plans, name) => {
  expect(recommendedPlan(plans)?.name).toBe(name);
});

test.each([
  [true, "Lifetime", "Lifetime"],
  [true, "Black Ops 6 - 1 Day Key", "1 Day"],
  [true, "7 Day Key", "7 Days"],
  [true, "1 hari 2 layar", "1 Hari"],
  [true, "مفتاح أسبوع", "أسبوع"],
  [false, "31 Day Key", "1 Day"],
  [false, "Week Key", "1 Week"],
  [false, "3 Day Key", "1 Day"],
  [false, "Key", "∞"],
])("it is %s that %j says %j", (says, name, duration) => {
  expect(nameHasDuration({ ...days, name, duration })).toBe(says);
});

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
