import { edited, smallShop, valueOf } from "#tests/owner/check/small-shop.ts";
import { fetchStoreProducts } from "#owner/sellauth-api.ts";
import { fakeKey, type FakeProduct, fakeShopId } from "./fake-sellauth.ts";

/** A shop with its own product at SellAuth for each of its two products. */
export const productsText = edited(
  edited(smallShop["products.ts"], "price: 2.99,", "price: 2.99,\n    productId: 701,"),
  "price: 8.99,",
  "price: 8.99,\n    productId: 702,",
);
export const shopText = edited(
  edited(smallShop["shop.ts"], "shopId: 100001", `shopId: ${fakeShopId}`),
  'storeUrl: "/demo-seller/"',
  'storeUrl: "https://keys.mysellauth.com/product/private"',
);

/** The shop, and what SellAuth answers. */
export async function bothShops(products = productsText) {
  return {
    shop: valueOf("shop.ts", shopText),
    products: valueOf("products.ts", products),
    store: await fetchStoreProducts(fakeShopId, fakeKey),
  };
}

/** A product at SellAuth. */
export function fakeProduct(
  id: number,
  name: string,
  variants: [id: number, name: string, price: string][],
): FakeProduct {
  return {
    id,
    path: name.toLowerCase().replaceAll(" ", "-"),
    name,
    price: null,
    currency: "USD",
    type: "variant",
    visibility: "public",
    stock_count: 5,
    variants: variants.map(([variantId, variantName, price]) => ({
      id: variantId,
      product_id: id,
      name: variantName,
      description: null,
      price,
      stock: 5,
    })),
  };
}

/** The same products at SellAuth. */
export const sameProducts = () => [
  fakeProduct(701, "Private", [
    [300001, "Day Key", "2.99"],
    [300002, "Week Key", "6.99"],
    [300003, "Month Key", "16.99"],
  ]),
  fakeProduct(702, "Temp Spoofer", [
    [300004, "3 Day Key", "8.99"],
    [300005, "Week Key", "14.99"],
    [300006, "Month Key", "24.99"],
    [300007, "Lifetime Key", "34.99"],
  ]),
];
