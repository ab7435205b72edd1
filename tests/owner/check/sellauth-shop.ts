import type { BothShops, StoreProduct } from "#owner/check/sellauth-api.ts";
import { edited, smallShop, valueOf } from "#tests/owner/check/small-shop.ts";

/** A shop with its own product at SellAuth for each of its two products. */
export const productsText = edited(
  edited(smallShop["products.ts"], "price: 2.99,", "price: 2.99,\n    productId: 701,"),
  "price: 8.99,",
  "price: 8.99,\n    productId: 702,",
);
export const shopText = edited(
  edited(smallShop["shop.ts"], "shopId: 100001", "shopId: 345678"),
  /storeUrl: .*\n.*/,
  'storeUrl: "https://keys.mysellauth.com/product/private",\n  checkoutScriptUrl: "https://sellauth.com/assets/js/sellauth-embed-2.js",',
);

/** A product at SellAuth. */
export function storeProduct(
  id: number,
  name: string,
  variants: [id: number, name: string, price: number][],
): StoreProduct {
  return {
    id,
    name,
    currency: "USD",
    type: "variant",
    variants: variants.map(([variantId, variantName, price]) => ({
      id: variantId,
      name: variantName,
      price,
      stock: 5,
    })),
  };
}

/** The same products at SellAuth. */
export const sameProducts = () => [
  storeProduct(701, "Private", [
    [300001, "Day Key", 2.99],
    [300002, "Week Key", 6.99],
    [300003, "Month Key", 16.99],
  ]),
  storeProduct(702, "Temp Spoofer", [
    [300004, "3 Day Key", 8.99],
    [300005, "Week Key", 14.99],
    [300006, "Month Key", 24.99],
    [300007, "Lifetime Key", 34.99],
  ]),
];

/** The shop, and the products at SellAuth. */
export function bothShops(store = sameProducts(), products = productsText): BothShops {
  return { shop: valueOf("shop", shopText), products: valueOf("products", products), store };
}
