import { type Finding, valueError } from "#data-reader/finding.ts";
import { defaultCurrency, priceAmount } from "#domain/price-text.ts";
import type { Product } from "#domain/product.ts";
import { type Shop, isDemoSeller, usesDemoSeller } from "#domain/shop.ts";
import { opensCheckout } from "#domain/store-link.ts";
import type { ShopData } from "./shop-data.ts";

/** Rules for what SellAuth sells: the right product and plan, at a price that the currency has. */
export function sellerRules({ "products.ts": products, "shop.ts": shop }: ShopData): Finding[] {
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  return [
    ...products.flatMap((product) => ownStoreErrors(product, shop)),
    ...plans.flatMap((plan) => currencyErrors(plan, shop)),
  ];
}

/** A product that SellAuth sells apart from the others has a number and a store address of its own. */
function ownStoreErrors(product: Product, shop: Shop): Finding[] {
  const { productId, storeUrl } = product;
  if (storeUrl !== undefined && isDemoSeller(storeUrl) && !usesDemoSeller(shop)) {
    const why = "but the shop sells through your store now";
    const fix =
      "Write the product's address in your store. Or delete the line: the address in shop.ts then counts.";
    return [valueError(product, "storeUrl", why, fix)];
  }
  if (storeUrl !== undefined && productId === undefined) {
    const why = "without a productId: Purchase would sell the shop's own product";
    const fix = "Add the product's productId, or delete the storeUrl.";
    return [valueError(product, "storeUrl", why, fix)];
  }
  // A link to the checkout has the product's number; only a link to the product needs its address.
  const needsAddress = !opensCheckout(shop.storeUrl, shop.storeLinks);
  if (productId === undefined || storeUrl !== undefined || !needsAddress) return [];
  const why = "without a storeUrl: the link to the store would lead to the shop's own product";
  const fix = "Add the product's storeUrl, or delete the productId.";
  return [valueError(product, "productId", why, fix)];
}

function currencyErrors(plan: { price: number }, shop: Shop): Finding[] {
  const { currency = defaultCurrency } = shop;
  const amount = priceAmount(plan.price, currency);
  if (Number(amount) === plan.price) return [];
  const fix = `Write the price in ${currency}: ${amount}.`;
  return [valueError(plan, "price", `but ${currency} has no such fractions`, fix)];
}
