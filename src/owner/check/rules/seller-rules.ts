import { type Diagnostic, problemAt, warning } from "#data-reader/diagnostic.ts";
import { writtenText } from "#data-reader/source-location.ts";
import type { Product } from "#domain/product.ts";
import {
  exampleScriptUrl,
  isDemoSeller,
  isPlatformScript,
  isAtPlatform,
  platformName,
} from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";
import { platformProduct } from "#finish/plans.ts";
import { currencyDecimals, priceAmount, localeOf } from "#finish/price-text.ts";
import { repeatProblems } from "./product-rules.ts";
import type { RuleInput } from "./rule-input.ts";

/** Rules for what the platform sells: the right product and plan, at a price that the currency allows. */
export function sellerRules(data: RuleInput): Diagnostic[] {
  const { products, shop } = data;
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  const connection = connectionErrors(data);
  return [
    // An incomplete connection has to be fixed first: the products' stores may change with it.
    ...(connection.length > 0 ? connection : products.flatMap(ownStoreErrors)),
    ...plans.flatMap((plan) => currencyErrors(plan, shop)),
    ...foreignScript(shop),
    ...ownAddresses(products, shop),
    ...copiedNumbers(products),
    ...missingNumber(products, shop),
    ...mistakenNumbers(products, shop).map(warning),
  ];
}

/** An error for an unknown script at the platform, and a warning for a script elsewhere. */
function foreignScript(shop: Shop): Diagnostic[] {
  const { checkoutScriptUrl } = shop;
  if (isDemoSeller(checkoutScriptUrl) || isPlatformScript(checkoutScriptUrl)) return [];
  const isPlatforms = isAtPlatform(checkoutScriptUrl);
  const why = isPlatforms
    ? `which is none of ${platformName}'s scripts with which the shop works`
    : `which is not at ${platformName}: that site would take your customers' payments`;
  const problem = problemAt(shop, "checkoutScriptUrl", why, `Write ${exampleScriptUrl}.`);
  return [isPlatforms ? problem : warning(problem)];
}

/** The shop and the products with a store address of their own. */
function storesOf(products: readonly Product[], shop: Shop): (Shop | Product)[] {
  return [shop, ...products].filter(({ storeUrl }) => storeUrl !== undefined);
}

/** Warns of a store that is the shop itself. */
function ownAddresses(products: readonly Product[], shop: Shop): Diagnostic[] {
  const fix = `Write the address of your store at ${platformName}.`;
  return storesOf(products, shop)
    .filter(({ storeUrl = "" }) => `${storeUrl}/`.startsWith(`${shop.siteUrl}/`))
    .map((store) => warning(problemAt(store, "storeUrl", "which is this shop", fix)));
}

/** Warns of products that share a productId, as a copied entry does. */
function copiedNumbers(products: readonly Product[]): Diagnostic[] {
  const fix = `Write this product's own. If ${platformName} sells both as one product, it is right.`;
  const connected = products.filter(({ productId }) => productId !== undefined);
  return repeatProblems(connected, "productId", fix).map(warning);
}

/** Warns of the only product without a productId: it sells the product whose id is in shop.ts. */
function missingNumber(products: readonly Product[], shop: Shop): Diagnostic[] {
  const [product, ...others] = products.filter(({ productId }) => productId === undefined);
  const numbers = products.flatMap(({ productId = [] }) => productId);
  if (!product || others.length > 0) return [];
  if (numbers.length < 2 && !numbers.includes(shop.productId)) return [];
  const why = `so Purchase sells the product ${shop.productId} of shop.ts`;
  return [warning(problemAt(product, "productId", why, "Write this product's own."))];
}

/** Problems for numbers that are the shop's or the product's instead of what their field asks for. */
function mistakenNumbers(products: readonly Product[], shop: Shop): Diagnostic[] {
  const { shopId } = shop;
  const fix = `Write the number that ${platformName} shows for it.`;
  const ofProducts = [shop, ...products].filter(({ productId }) => productId === shopId);
  const ofPlans = products.flatMap((product) => {
    const { productId } = platformProduct(shop, product);
    return product.subscriptions.filter(({ variantId }) => [shopId, productId].includes(variantId));
  });
  const why = "which is its product's number or the shopId";
  return [
    ...ofProducts.map((holder) => problemAt(holder, "productId", "which is the shopId", fix)),
    ...ofPlans.map((plan) => problemAt(plan, "variantId", why, fix)),
  ];
}

/** Errors unless the checkout and all other addresses belong to the demonstration, or none does. */
function connectionErrors(data: RuleInput): Diagnostic[] {
  const { products, shop } = data;
  if (!isDemoSeller(shop.checkoutScriptUrl)) {
    const why = "the demonstration's, but checkoutScriptUrl is a real seller's";
    return data.texts
      .filter(({ text }) => isDemoSeller(text))
      .map(({ holder, key }) => problemAt(holder, key, why, "Write your own."));
  }
  const store = storesOf(products, shop).find(({ storeUrl = "" }) => !isDemoSeller(storeUrl));
  if (!store) return [];
  const name = store === shop ? "storeUrl" : `the storeUrl of ${store.name}`;
  const why = `the demonstration's, but ${name} leads to a real store`;
  const fix = `Connect both or neither: the guide says how, under "Connect ${platformName}".`;
  return [problemAt(shop, "checkoutScriptUrl", why, fix)];
}

/** An error for a product with its own store, but without its number there. */
function ownStoreErrors(product: Product): Diagnostic[] {
  if (product.storeUrl === undefined || product.productId !== undefined) return [];
  const why = "without a productId: Purchase would sell the shop's own product";
  const fix = "Add the product's productId, or delete the storeUrl.";
  return [problemAt(product, "storeUrl", why, fix)];
}

/**
 * An error for a price with more decimals than its currency, which pages would round. Zeros count too: 40.000
 * would be 40.
 */
function currencyErrors(plan: { price: number }, shop: Shop): Diagnostic[] {
  const { currency } = localeOf(shop);
  const decimals = currencyDecimals(currency);
  const [, digits = ""] = writtenText(plan, "price").split(".");
  const isWhole = Number(priceAmount(plan.price, currency)) === plan.price;
  if (isWhole && digits.length <= Math.max(decimals, 2)) return [];
  const why = `but a price in ${currency} has ${decimals === 0 ? "no" : `at most ${decimals}`} digits after the point`;
  const example = decimals === 0 ? "1199" : `${(6.99).toFixed(decimals)} or 1199`;
  const fix = `The point is not for thousands. Write the price as customers pay it, such as ${example}.`;
  return [problemAt(plan, "price", why, fix)];
}
