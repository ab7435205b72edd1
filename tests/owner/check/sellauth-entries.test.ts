import { expect, test } from "vitest";
import { missingEntries } from "#owner/check/sellauth-entries.ts";
import { edited, diagnosticsOf } from "#tests/owner/check/small-shop.ts";
import { bothShops, productsText, sameProducts, shopText, storeProduct } from "./sellauth-shop.ts";

test("an entry pasted into products.ts needs its game only", () => {
  const radar = storeProduct(703, 'Radar "Pro"', [
    [400012, "Week Key", 11.99],
    [400011, "3 Day Key", 4.99],
    [400013, "Lifetime", 49],
  ]);
  Object.assign(radar.variants[2] ?? {}, { stock: 0 });
  const text = missingEntries(
    bothShops([
      ...sameProducts(),
      radar,
      { ...radar, id: 704, name: "Add-on", type: "addon" },
      storeProduct(705, "Without variants", []),
    ]),
  );
  expect(text).toMatchInlineSnapshot(`
    "// SellAuth also has the following. Paste what you want to sell into products.ts:
      {
        id: "703",
        name: "Radar \\"Pro\\"",
        type: "External", // sample
        game: "", // sample
        productId: 703,
        status: "Undetected",
        description: "SAMPLE: one to three sentences that say what it does.", // sample
        subscriptions: [
          { name: "Week Key", price: 11.99, duration: "Week Key", variantId: 400012 },
          { name: "3 Day Key", price: 4.99, duration: "3 Day Key", variantId: 400011 },
          { name: "Lifetime", price: 49, duration: "Lifetime", variantId: 400013, soldOut: true },
        ],
        compatibility: [],
        features: [],
      },"
  `);
  const chosen = edited(text, 'game: ""', 'game: "UB"');
  const pasted = edited(productsText, /\];\s*$/, `${chosen}\n];\n`);
  expect(diagnosticsOf({ "products.ts": pasted, "shop.ts": shopText })).toEqual([]);
});

test("new variants of a product of the shop are lines to paste", () => {
  const store = sameProducts();
  store[0]?.variants.push(
    { id: 1, name: "Year Key", price: 99, stock: null },
    { id: 2, name: "1.5 Hour Key", price: 1, stock: null },
    { id: 3, name: "Lifetime Key", price: 199, stock: null },
    { id: 4, name: "3 Day Key", price: 5, stock: 0 },
    { id: 5, name: "Free Key", price: null, stock: null },
  );
  expect(missingEntries(bothShops(store)).split("\n").slice(1)).toEqual([
    '// Into the subscriptions of "Private":',
    '      { name: "Year Key", price: 99, duration: "Year Key", variantId: 1 },',
    '      { name: "1.5 Hour Key", price: 1, duration: "1.5 Hour Key", variantId: 2 },',
    '      { name: "Lifetime Key", price: 199, duration: "Lifetime Key", variantId: 3 },',
    '      { name: "3 Day Key", price: 5, duration: "3 Day Key", variantId: 4, soldOut: true },',
    '      // "Free Key" (5) has no price at SellAuth.',
  ]);
});
