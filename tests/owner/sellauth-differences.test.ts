import { expect, test } from "vitest";
import { findingText } from "#owner/check/report.ts";
import { sellAuthDifferences } from "#owner/sellauth-differences.ts";
import { edited } from "#tests/owner/check/small-shop.ts";
import { type FakeProduct, startFakeSellAuth } from "./fake-sellauth.ts";
import { bothShops, productsText, sameProducts } from "./sellauth-shop.ts";

const store = startFakeSellAuth(sameProducts);

/** The differences between the shop and what SellAuth answers. */
const differences = async (products = productsText) =>
  sellAuthDifferences(await bothShops(products)).map(findingText);

/** Changes one variant at SellAuth. */
function changeVariant(id: number, change: Partial<FakeProduct["variants"][number]>): void {
  const variant = store.products.flatMap(({ variants }) => variants).find((one) => one.id === id);
  if (!variant) throw new Error(`There is no variant ${id}.`);
  Object.assign(variant, change);
}

const weekKey = "src/data/products.ts:41: Private · Week Key:";

test.each<[string, Partial<FakeProduct["variants"][number]>, string[]]>([
  ["nothing", {}, []],
  [
    "a price",
    { price: "7.49" },
    [
      `${weekKey} price is 6.99, but SellAuth charges 7.49. Write 7.49, which is what customers pay, or change the price at SellAuth.`,
    ],
  ],
  [
    "a name",
    { name: "Week key" },
    [
      `${weekKey} name is "Week Key", but SellAuth calls it "Week key". Write "Week key", or rename the variant at SellAuth.`,
    ],
  ],
  ["no name", { name: null }, []],
  [
    "no stock",
    { stock: 0 },
    [
      `${weekKey} name is "Week Key", which is sold out at SellAuth. Add soldOut: true to the plan, or restock it at SellAuth.`,
    ],
  ],
  ["unlimited stock", { stock: null }, []],
])("a variant at SellAuth has another value: %s", async (_name, change, expected) => {
  changeVariant(300002, change);
  expect(await differences()).toEqual(expected);
});

test.each([[12], [-1]])("a plan is sold out only here, with a stock of %i", async (stock) => {
  changeVariant(300002, { stock });
  const text = edited(productsText, "variantId: 300002", "variantId: 300002, soldOut: true");
  expect(await differences(text)).toEqual([
    `${weekKey} soldOut is true, but SellAuth has it in stock. Delete soldOut: true.`,
  ]);
});

test("a product that does not exist", async () => {
  expect(await differences(edited(productsText, "701", "799"))).toEqual([
    'src/data/products.ts:10: Private: productId is 799, but SellAuth has no such product. Write one of these numbers: 701 for "Private", 702 for "Temp Spoofer".',
    expect.stringContaining('SellAuth also has "Private"'),
  ]);
});

test("the product of the shop does not exist, which is said once", async () => {
  const [first, ...others] = await differences(productsText.replaceAll(/\n +productId: \d+,/g, ""));
  expect(first).toMatch(/^src\/data\/shop\.ts:\d+: productId is 200001, but SellAuth has no such/);
  expect(others.filter((text) => text.includes("no such product"))).toEqual([]);
});

test("a variant that does not exist", async () => {
  expect(await differences(edited(productsText, "variantId: 300002", "variantId: 1"))).toEqual([
    `${weekKey} variantId is 1, but "Private" has no such variant at SellAuth. Write one of these numbers: 300001 for "Day Key", 300002 for "Week Key", 300003 for "Month Key".`,
    expect.stringContaining('SellAuth also has "Week Key" of "Private"'),
  ]);
});

test("prices in another currency are not compared", async () => {
  for (const product of store.products) product.currency = "EUR";
  changeVariant(300002, { price: "1.00" });
  expect(await differences()).toEqual([
    expect.stringMatching(
      /^src\/data\/shop\.ts:\d+: currency is missing, but "Private" is in EUR\./,
    ),
    expect.stringContaining('currency is missing, but "Temp Spoofer" is in EUR.'),
  ]);
});

test("another product name is a warning", async () => {
  for (const product of store.products) product.name += " [FN]";
  const [first] = sellAuthDifferences(await bothShops());
  expect(first).toMatchObject({
    severity: "warning",
    message: expect.stringContaining('name is "Private", but SellAuth calls it "Private [FN]"'),
  });
});

test("products may share one product of SellAuth, whatever its name", async () => {
  const [first, second] = sameProducts();
  if (!first || !second) throw new Error("The shop has no products.");
  const variants = [...first.variants, ...second.variants];
  store.products = [{ ...first, id: 200001, name: "Keys", variants }];
  expect(await differences(productsText.replaceAll(/\n +productId: \d+,/g, ""))).toEqual([]);
});
