import { expect, test, vi } from "vitest";
import { fetchStoreProducts } from "#owner/sellauth-api.ts";
import { fakeKey, fakeShopId, startFakeSellAuth } from "./fake-sellauth.ts";
import { fakeProduct, sameProducts } from "./sellauth-shop.ts";

const store = startFakeSellAuth(sameProducts);

test("all pages are read", async () => {
  store.products = Array.from({ length: 201 }, (_, index) =>
    fakeProduct(index + 1, `P${index}`, []),
  );
  expect(await fetchStoreProducts(fakeShopId, fakeKey)).toHaveLength(201);
});

test.each([
  ["a wrong key", fakeShopId, "wrong", "SellAuth answers 401: Unauthenticated."],
  ["an unknown shop", 1, fakeKey, "SellAuth answers 404: No query results for model"],
  ["a page that is no JSON", fakeShopId, "broken", "SellAuth answers 500: Internal Server Error"],
  ["another answer", fakeShopId, "other", "SellAuth's answer does not have the documented form."],
])("%s is explained in SellAuth's words", async (_name, shopId, key, message) => {
  await expect(fetchStoreProducts(shopId, key)).rejects.toThrow(message);
});

test("a missing connection is explained", async () => {
  vi.stubEnv("SELLAUTH_API_URL", "http://127.0.0.1:1");
  await expect(fetchStoreProducts(fakeShopId, fakeKey)).rejects.toThrow(
    "SellAuth cannot be reached:",
  );
});
