import { expect, test } from "vitest";
import { checkSmallShop, connectedShop, edited, diagnosticsOf, smallShop } from "./small-shop.ts";

const shop = smallShop["shop.ts"];
const products = smallShop["products.ts"];
const script = "https://sellauth.com/assets/js/sellauth-embed-2.js";
const withScript = edited(shop, "/demo-seller/embed.js", script);
const store = (address: string) => edited(shop, '"/demo-seller/index.html"', `"${address}"`);
const openShop = connectedShop();
/** products.ts with further fields in the first product. */
const withFields = (code: string) => edited(products, "type:", `${code} type:`);
const ownStore = 'storeUrl: "https://keys.mysellauth.com/product/private",';

test.each([
  ["the script", withScript, products, `shop.ts:15: storeUrl is "/demo-seller/index.html"`],
  [
    "the store",
    store("https://keys.mysellauth.com"),
    products,
    `shop.ts:16: checkoutScriptUrl is "/demo-seller/embed.js"`,
  ],
  [
    "the store of a product",
    shop,
    withFields(`productId: 701, ${ownStore}`),
    `shop.ts:16: checkoutScriptUrl is "/demo-seller/embed.js", the demonstration's, but the storeUrl of Private`,
  ],
  [
    "all but the store of a product",
    openShop,
    withFields('storeUrl: "/demo-seller/index.html",'),
    `products.ts:7: Private: storeUrl is "/demo-seller/index.html"`,
  ],
  [
    "all but a link in the footer",
    edited(
      openShop,
      "shopId",
      'footerLinks: [{ text: "Terms", url: "/demo-seller/#terms" }], shopId',
    ),
    products,
    `shop.ts:13: footerLink 1: url is "/demo-seller/#terms", the demonstration's, but checkoutScriptUrl is a real seller's. Write your own.`,
  ],
])("%s alone is connected", (_, shopText, productsText, expected) => {
  expect(diagnosticsOf({ "shop.ts": shopText, "products.ts": productsText })).toEqual([
    expect.stringContaining(`src/data/${expected}`),
  ]);
});

test.each<[string, string, string | undefined]>([
  [ownStore, openShop, "without a productId: Purchase would sell the shop's own product"],
  ["productId: 701,", openShop, undefined],
  ["productId: 701,", shop, undefined],
])("a product with %s", (code, shopText, expected) => {
  const diagnostics = diagnosticsOf({ "shop.ts": shopText, "products.ts": withFields(code) });
  expect(diagnostics).toEqual(
    expected === undefined ? [] : [expect.stringContaining(expected) as string],
  );
});

test("the script of another host", () => {
  const other = openShop.replace("https://sellauth.com", "https://selauth.com");
  expect(diagnosticsOf({ "shop.ts": other })).toEqual([
    'src/data/shop.ts:16: checkoutScriptUrl is "https://selauth.com/assets/js/sellauth-embed-2.js", which is not at SellAuth: that site would take your customers\' payments. Write https://sellauth.com/assets/js/sellauth-embed-2.js.',
  ]);
});

test("a demonstration that was deleted", () => {
  expect(diagnosticsOf({}, { publicFiles: [] })).toEqual([
    expect.stringContaining("this site has no page or file /demo-seller/index.html. The pages"),
    expect.stringContaining("this site has no page or file /demo-seller/embed.js. The pages"),
  ]);
});

test("a store that is this shop", () => {
  const own = edited(
    openShop,
    "https://keys.mysellauth.com/product/keys",
    "https://latchkey.example",
  );
  expect(diagnosticsOf({ "shop.ts": own })).toEqual([
    expect.stringContaining(
      'storeUrl is "https://latchkey.example", which is this shop. Write the address of your store',
    ),
  ]);
});

test.each(["embed.js", "embed2.js", "embed-1.js"])(
  "a script of SellAuth that is too old or does not exist stops the build: %s",
  (name) => {
    const other = edited(openShop, "embed-2.js", name);
    expect(checkSmallShop({ "shop.ts": other })).toMatchObject([
      {
        severity: "error",
        message: expect.stringContaining(
          "which is none of SellAuth's scripts with which the shop works. Write https:",
        ) as string,
      },
    ]);
  },
);

test("a copied product with the number of another", () => {
  const copied = withFields("productId: 701,").replace('"283989",', '"283989", productId: 701,');
  expect(diagnosticsOf({ "shop.ts": openShop, "products.ts": copied })).toEqual([
    expect.stringContaining(
      "Temp Spoofer: productId is 701, which Private on line 7 has too. Write this",
    ),
  ]);
});

test("the only product without a number, and numbers of something else", () => {
  const shared = withFields("productId: 200001,");
  expect(diagnosticsOf({ "shop.ts": openShop, "products.ts": shared })).toEqual([
    expect.stringContaining(
      "Temp Spoofer: productId is missing, so Purchase sells the product 200001 of shop.ts. Write this",
    ),
  ]);
  const mistaken = edited(products, "variantId: 300002", "variantId: 200001");
  expect(diagnosticsOf({ "shop.ts": openShop, "products.ts": mistaken })).toEqual([
    expect.stringContaining(
      "Week Key: variantId is 200001, which is its product's number or the shopId. Write the number",
    ),
  ]);
  const sameNumbers = edited(openShop, /shopId: \d+/, "shopId: 200001");
  expect(diagnosticsOf({ "shop.ts": sameNumbers })).toEqual([
    expect.stringContaining("productId is 200001, which is the shopId. Write the number"),
  ]);
});

const notThousands = "digits after the point. The point is not for thousands.";
test.each([
  [6.99, "HUF", `HUF has no ${notThousands} Write the price as customers pay it, such as 1199.`],
  [2.5, "JPY", `JPY has no ${notThousands}`],
  [999.996, "USD", `USD has at most 2 ${notThousands}`],
  [
    2.5755,
    "KWD",
    `KWD has at most 3 ${notThousands} Write the price as customers pay it, such as 6.990`,
  ],
  ["1.300", "USD", `USD has at most 2 ${notThousands}`],
  ["40.000", "IDR", `IDR has no ${notThousands}`],
  ["40.000", "VND", `VND has no ${notThousands}`],
  [699, "HUF", undefined],
  [999.99, "USD", undefined],
  [2.575, "KWD", undefined],
])(
  "a price of %s in %s has the digits of the currency, or is refused",
  (price, currency, expected) => {
    let wholePrice = 7;
    const whole = products
      .replaceAll(/^ {4}price: .*\n/gm, "")
      .replaceAll(/ price: [\d.]+,/g, () => ` price: ${(wholePrice += 1)},`)
      .replace(/\n.*"Week Key".*\n.*"Month Key".*/, "");
    const diagnostics = diagnosticsOf({
      "shop.ts": edited(shop, "shopId", `currency: "${currency}", shopId`),
      "products.ts": edited(whole, / price: \d+, duration/, ` price: ${price}, duration`),
    });
    expect(diagnostics).toEqual(
      expected === undefined
        ? []
        : [
            expect.stringContaining(
              `price is ${Number(price)}, but a price in ${expected}`,
            ) as string,
          ],
    );
  },
);

test.each([
  "https://sellauth.com/assets/js/sellauth-embed-3.js",
  "https://static.sellauth.com/embed/v3.min.js",
  "https://static.sellauth.com/embed/v4.min.js",
])("the script %s is SellAuth's", (address) => {
  expect(diagnosticsOf({ "shop.ts": edited(openShop, script, address) })).toEqual([]);
});
