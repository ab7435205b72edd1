import { expect, test } from "vitest";
import { entriesText } from "#owner/sellauth-entries.ts";
import { edited, findingsOf } from "#tests/owner/check/small-shop.ts";
import { startFakeSellAuth } from "./fake-sellauth.ts";
import { bothShops, fakeProduct, productsText, sameProducts, shopText } from "./sellauth-shop.ts";

const store = startFakeSellAuth(sameProducts);

const radar = fakeProduct(703, 'Radar "Pro"', [
  [400012, "Week Key", "11.99"],
  [400011, "3 Day Key", "4.99"],
  [400013, "Lifetime", "49.00"],
]);
Object.assign(radar.variants[2] ?? {}, { stock: 0 });

test("an entry pasted into products.ts has no problem", async () => {
  store.products = [
    ...sameProducts(),
    { ...radar, path: "radar-pro" },
    { ...radar, id: 704, name: "Add-on", type: "addon" },
    fakeProduct(705, "Without variants", []),
  ];
  const text = entriesText(await bothShops(), "UB");
  expect(text).toMatchInlineSnapshot(`
    "// Above the last line of products.ts, then change the lines with a sample:
      {
        id: "703",
        name: "Radar \\"Pro\\"",
        type: "External", // sample
        game: "UB", // sample
        productId: 703,
        storeUrl: "https://keys.mysellauth.com/product/radar-pro",
        status: "Undetected",
        description: "One to three sentences that say what it does.", // sample
        subscriptions: [
          { name: "Week Key", price: 11.99, duration: "1 Week", variantId: 400012 },
          { name: "3 Day Key", price: 4.99, duration: "3 Days", variantId: 400011 },
          { name: "Lifetime", price: 49, duration: "Lifetime", variantId: 400013, soldOut: true },
        ],
        compatibility: [],
        features: [],
      },"
  `);
  const pasted = edited(productsText, /\];\s*$/, `${text}\n];\n`);
  expect(findingsOf({ "products.ts": pasted, "shop.ts": shopText })).toEqual([]);
});

test("a new variant of a product of the shop is a line to paste", async () => {
  const [first, ...others] = sameProducts();
  const [extra] = radar.variants;
  if (!first || !extra) throw new Error("The shop has no products.");
  store.products = [{ ...first, variants: [...first.variants, extra] }, ...others];
  expect(entriesText(await bothShops(), "UB")).toBe(
    `// Into the subscriptions of "Private":\n      { name: "Week Key", price: 11.99, duration: "1 Week", variantId: 400012 },`,
  );
});
