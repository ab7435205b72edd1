import { expect, test } from "vitest";
import { fetchStoreProducts } from "#owner/sellauth-api.ts";
import { entriesText } from "#owner/sellauth-entries.ts";
import { checkSmallShop, edited, valueOf } from "#tests/owner/check/small-shop.ts";
import { fakeKey, fakeShopId, startFakeSellAuth } from "./fake-sellauth.ts";
import { fakeProduct, productsText, sameProducts, shopText } from "./sellauth-shop.ts";

const store = startFakeSellAuth(sameProducts);

const radar = fakeProduct(703, 'Radar "Pro"', [
  [400012, "Week Key", "11.99"],
  [400011, "3 Day Key", "4.99"],
  [400013, "Lifetime", "49.00"],
  [400014, "Beta", "5.00"],
]);

Object.assign(radar.variants[2] ?? {}, { stock: 0 });

async function entries(): Promise<string> {
  const both = {
    shop: valueOf("shop.ts", shopText),
    products: valueOf("products.ts", productsText),
    store: await fetchStoreProducts(fakeShopId, fakeKey),
  };
  return entriesText(both, "UB");
}

test("an entry pasted into products.ts has no problem", async () => {
  store.products = [
    ...sameProducts(),
    { ...radar, path: "radar-pro" },
    { ...radar, id: 704, name: "Add-on", type: "addon" },
    fakeProduct(705, "Without variants", []),
  ];
  const text = await entries();
  expect(text).toMatchInlineSnapshot(`
      "// Paste above the last line of products.ts, then write game, type and description:
        {
          id: "703",
          name: "Radar \\"Pro\\"",
          type: "External",
          game: "UB",
          price: 4.99,
          productId: 703,
          storeUrl: "https://keys.mysellauth.com/product/radar-pro",
          status: "Undetected",
          description: "One to three sentences that say what it does.",
          subscriptions: [
            { name: "Week Key", price: 11.99, duration: "1 Week", variantId: 400012 },
            { name: "3 Day Key", price: 4.99, duration: "3 Days", variantId: 400011 },
            { name: "Lifetime", price: 49, duration: "Lifetime", variantId: 400013, soldOut: true },
            { name: "Beta", price: 5, duration: "Beta", variantId: 400014 },
          ],
          compatibility: [],
          features: [],
        },"
    `);
  const pasted = edited(productsText, /\];\s*$/, `${text}\n];\n`);
  const { findings } = await checkSmallShop({ "products.ts": pasted, "shop.ts": shopText });
  expect(findings.filter(({ severity }) => severity === "problem")).toEqual([]);
});

test("a new variant of a product of the shop is a line to paste", async () => {
  const [first, ...others] = sameProducts();
  const [extra] = radar.variants;
  if (!first || !extra) throw new Error("The shop has no products.");
  store.products = [{ ...first, variants: [...first.variants, extra] }, ...others];
  expect(await entries()).toBe(
    `// Paste into the product's subscriptions:\n// A plan for "Private":\n      { name: "Week Key", price: 11.99, duration: "1 Week", variantId: 400012 },`,
  );
});
