import { expect, test } from "vitest";
import { findingText } from "#owner/check/finding.ts";
import { fetchStoreProducts } from "#owner/sellauth-api.ts";
import { sellAuthDifferences } from "#owner/sellauth-differences.ts";
import { edited, valueOf } from "#tests/owner/check/small-shop.ts";
import { fakeKey, type FakeProduct, fakeShopId, startFakeSellAuth } from "./fake-sellauth.ts";
import { productsText, sameProducts, shopText } from "./sellauth-shop.ts";

const store = startFakeSellAuth(sameProducts);

/** The differences between the shop and what SellAuth answers. */
async function differences(products = productsText, shop = shopText): Promise<string[]> {
  const found = sellAuthDifferences({
    shop: valueOf("shop.ts", shop),
    products: valueOf("products.ts", products),
    store: await fetchStoreProducts(fakeShopId, fakeKey),
  });
  return found.map(findingText);
}

/** Changes one variant at SellAuth. */
function changeVariant(id: number, change: Partial<FakeProduct["variants"][number]>): void {
  const variant = store.products.flatMap(({ variants }) => variants).find((one) => one.id === id);
  if (!variant) throw new Error(`There is no variant ${id}.`);
  Object.assign(variant, change);
}

test("the same products have none", async () => {
  expect(await differences()).toEqual([]);
});

test.each<[string, Partial<FakeProduct["variants"][number]>, string]>([
  [
    "a price",
    { price: "7.49" },
    "src/data/products.ts:41 · Private · Week Key: price is 6.99, but SellAuth charges 7.49. Customers pay 7.49. Write 7.49, or change the price at SellAuth.",
  ],
  [
    "a name",
    { name: "Week key" },
    'src/data/products.ts:41 · Private · Week Key: name is "Week Key", but SellAuth calls it "Week key". Write "Week key", or rename the variant at SellAuth.',
  ],
  [
    "stock",
    { stock: 0 },
    'src/data/products.ts:41 · Private · Week Key: name is "Week Key", which is sold out at SellAuth. Add soldOut: true to the plan, or restock it at SellAuth.',
  ],
])("%s", async (_name, change, text) => {
  changeVariant(300002, change);
  expect(await differences()).toEqual([text]);
});

test.each([
  [12, "but SellAuth has 12 in stock"],
  [-1, "but SellAuth has it in stock"],
])("a plan that is sold out only here, with a stock of %i", async (stock, why) => {
  changeVariant(300002, { stock });
  const text = edited(productsText, "variantId: 300002", "variantId: 300002, soldOut: true");
  expect(await differences(text)).toEqual([
    `src/data/products.ts:41 · Private · Week Key: soldOut is true, ${why}. Delete soldOut: true.`,
  ]);
});

test("a stock without a number is not compared", async () => {
  changeVariant(300002, { stock: null });
  expect(await differences()).toEqual([]);
});

test("a product that does not exist", async () => {
  expect(await differences(edited(productsText, "701", "799"))).toEqual([
    'src/data/products.ts:10 · Private: productId is 799, but SellAuth has no such product. Write 701, the number of "Private".',
    expect.stringContaining('SellAuth also has "Private"'),
  ]);
});

test("the product of the shop does not exist", async () => {
  const [first] = await differences(productsText.replace(/\n +productId: 701,/, ""));
  expect(first).toMatch(
    /^src\/data\/shop\.ts:\d+: productId is 200001, but SellAuth has no such product\./,
  );
});

test("a variant that does not exist, and one of another product", async () => {
  const text = edited(productsText, "variantId: 300002", "variantId: 1");
  expect(await differences(edited(text, "variantId: 300003", "variantId: 300006"))).toEqual([
    'src/data/products.ts:41 · Private · Week Key: variantId is 1, but "Private" has no such variant at SellAuth. Write 300002.',
    'src/data/products.ts:42 · Private · Month Key: variantId is 300006, which is a variant of "Temp Spoofer" (702) at SellAuth, not of "Private" (701). Write 300003.',
    expect.stringContaining('SellAuth also has the variant "Week Key" of "Private"'),
    expect.stringContaining('SellAuth also has the variant "Month Key" of "Private"'),
  ]);
});

test("another currency is reported once, and its prices are not compared", async () => {
  for (const product of store.products) product.currency = "EUR";
  changeVariant(300002, { price: "1.00" });
  expect(await differences()).toEqual([
    expect.stringMatching(
      /^src\/data\/shop\.ts:\d+: currency is missing, but SellAuth charges EUR for "Private", "Temp Spoofer"\. Write currency: "EUR"/,
    ),
  ]);
});

test("another product name is a warning", async () => {
  for (const product of store.products) product.name += " [FN]";
  const [first] = await differences();
  expect(first).toContain('name is "Private", but SellAuth calls it "Private [FN]"');
});

test("products may share one product of SellAuth, whatever its name", async () => {
  const [first, second] = sameProducts();
  if (!first || !second) throw new Error("The shop has no products.");
  const variants = [...first.variants, ...second.variants];
  store.products = [{ ...first, id: 200001, name: "Keys", variants }];
  const shared = productsText.replaceAll(/\n +productId: \d+,/g, "");
  expect(await differences(shared)).toEqual([]);
});
