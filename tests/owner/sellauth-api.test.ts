import { describe, expect, test, vi } from "vitest";
import { fetchStoreProducts, readKey } from "#owner/sellauth-api.ts";
import { fakeKey, fakeShopId, startFakeSellAuth } from "./fake-sellauth.ts";
import { fakeProduct, sameProducts } from "./sellauth-shop.ts";

const store = startFakeSellAuth(sameProducts);

const fetchAll = () => fetchStoreProducts(fakeShopId, fakeKey);

describe("SellAuth's API", () => {
  test("all pages are read, 100 products at a time", async () => {
    store.products = Array.from({ length: 201 }, (_, index) =>
      fakeProduct(index + 1, `P${index}`, []),
    );
    expect(await fetchAll()).toHaveLength(201);
    expect(store.requests).toEqual(
      [1, 2, 3].map((page) => `GET /shops/${fakeShopId}/products?page=${page}&perPage=100`),
    );
  });

  test("an answer that does not name its last page ends with a page that has nothing new", async () => {
    expect(await fetchStoreProducts(fakeShopId, "unpaged")).toHaveLength(2);
    expect(store.requests).toHaveLength(2);
  });

  test.each([
    ["a wrong key", fakeShopId, "wrong", "SellAuth does not know this API key."],
    ["an unknown shop", 1, fakeKey, "SellAuth has no shop 1. Check the shopId in shop.ts"],
    ["a limit", fakeShopId, "limited", "SellAuth was asked too often. Wait 30 seconds"],
    [
      "a fault of SellAuth",
      fakeShopId,
      "broken",
      "SellAuth has a problem and answered with the error 500.",
    ],
    ["another answer", fakeShopId, "other", "SellAuth's answer does not have the documented form."],
  ])("%s is explained", async (_name, shopId, key, message) => {
    await expect(fetchStoreProducts(shopId, key)).rejects.toThrow(message);
  });

  test("a missing connection is explained", async () => {
    vi.stubEnv("SELLAUTH_API_URL", "http://127.0.0.1:1");
    await expect(fetchAll()).rejects.toThrow(
      "SellAuth cannot be reached. Check your connection to the internet.",
    );
  });

  test("a key with a hidden character is refused before it is sent", async () => {
    vi.stubEnv("SELLAUTH_API_KEY", "123|abc\u200bdef");
    await expect(readKey()).rejects.toThrow("Copy it again.");
  });
});
