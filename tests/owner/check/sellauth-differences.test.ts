import { expect, test } from "vitest";
import { diagnosticText } from "#data-reader/diagnostic.ts";
import type { StoreProduct, Variant } from "#owner/check/sellauth-api.ts";
import { sellAuthDifferences } from "#owner/check/sellauth-differences.ts";
import { edited } from "#tests/owner/check/small-shop.ts";
import { bothShops, productsText, sameProducts, storeProduct } from "./sellauth-shop.ts";

const differences = (store?: StoreProduct[], products?: string) =>
  sellAuthDifferences(bothShops(store, products)).map(diagnosticText);

/** The products at SellAuth with another Week Key for Private. */
function withWeekKey(change: Partial<Variant>): StoreProduct[] {
  const store = sameProducts();
  Object.assign(store[0]?.variants[1] ?? {}, change);
  return store;
}

const weekKey = "src/data/products.ts:41: Private · Week Key:";

test.each<[string, Partial<Variant>, string]>([
  [
    "price",
    { price: 7.49 },
    "price is 6.99, but SellAuth charges 7.49. Write 7.49, which is what customers pay, or change the price at SellAuth.",
  ],
  [
    "name",
    { name: "Day Key" },
    'name is "Week Key", but SellAuth calls it "Day Key". Write the same name in both places, if they should be the same.',
  ],
  [
    "stock",
    { stock: 0 },
    'name is "Week Key", which is sold out at SellAuth. Add soldOut: true to the plan, or restock it at SellAuth.',
  ],
  [
    "number",
    { id: 1 },
    'variantId is 300002, but "Private" has no such variant at SellAuth. Write one of these numbers: 300001 for "Day Key", 1 for "Week Key", 300003 for "Month Key".',
  ],
])("a variant at SellAuth has another %s", (_, change, expected) => {
  expect(differences(withWeekKey(change))).toEqual([`${weekKey} ${expected}`]);
});

test.each([
  {},
  { name: "" },
  { stock: null },
  { name: " week  key " },
  { price: null },
  { price: 0 },
])("%j is no difference", (change) => {
  expect(differences(withWeekKey(change))).toEqual([]);
});

test.each([12, -1, null])("a plan is sold out only here, with a stock of %s", (stock) => {
  const products = edited(productsText, "variantId: 300002", "variantId: 300002, soldOut: true");
  expect(differences(withWeekKey({ stock }), products)).toEqual([
    `${weekKey} soldOut is true, but SellAuth has it in stock. Delete soldOut: true.`,
  ]);
});

test("a product that does not exist", () => {
  expect(differences(sameProducts(), edited(productsText, "701", "799"))).toEqual([
    'src/data/products.ts:10: Private: productId is 799, but SellAuth has no such product. Write one of these numbers: 701 for "Private", 702 for "Temp Spoofer".',
  ]);
});

test("a product without variants, and a shop without products", () => {
  const [first] = differences([storeProduct(701, "Private", []), ...sameProducts().slice(1)]);
  expect(first).toMatch(
    /no such variant at SellAuth\. It has none at all: add it at SellAuth first\.$/,
  );
  expect(differences([])[0]).toMatch(
    /no such product\. It has none at all: add it at SellAuth first\.$/,
  );
});

const sharedText = productsText.replaceAll(/\n +productId: \d+,/g, "");

test("the product of the shop does not exist, which is said once", () => {
  expect(differences(sameProducts(), sharedText)).toEqual([
    expect.stringMatching(
      /^src\/data\/shop\.ts:\d+: productId is 200001, but SellAuth has no such/,
    ),
  ]);
});

test("products may share one product of SellAuth, whatever its name", () => {
  const variants = sameProducts().flatMap((product) => product.variants);
  const shared = { ...storeProduct(200001, "Keys", []), variants };
  expect(differences([shared], sharedText)).toEqual([]);
});

test("prices in another currency are not compared", () => {
  const store = withWeekKey({ price: 1 });
  Object.assign(store[0] ?? {}, { currency: "EUR" });
  expect(differences(store)).toEqual([
    expect.stringMatching(
      /^src\/data\/shop\.ts:\d+: currency is missing, but "Private" is in EUR\./,
    ),
  ]);
});

test("another product name is a warning, which a note on its line accepts", () => {
  const store = sameProducts();
  Object.assign(store[0] ?? {}, { name: "Private [FN]" });
  expect(sellAuthDifferences(bothShops(store))).toEqual([
    expect.objectContaining({
      severity: "warning",
      message: expect.stringContaining('but SellAuth calls it "Private [FN]"') as string,
    }),
  ]);
  const accepted = edited(productsText, 'name: "Private",', 'name: "Private", // accepted');
  expect(sellAuthDifferences(bothShops(store, accepted))).toEqual([]);
});
