import { type Diagnostic, problemAt, warning } from "#data-reader/diagnostic.ts";
import { locationOf } from "#data-reader/source-location.ts";
import type { Product } from "#domain/product.ts";
import { isSameName } from "#domain/same-name.ts";
import type { Subscription } from "#domain/subscription.ts";
import { platformProduct } from "#finish/plans.ts";
import { localeOf } from "#finish/price-text.ts";
import { withoutAccepted } from "./accepted.ts";
import { type BothShops, planOf, type StoreProduct, type Variant } from "./sellauth-api.ts";

/** The differences between the shop's data and the products at SellAuth. */
export function sellAuthDifferences(shops: BothShops): Diagnostic[] {
  const differences = shops.products.flatMap((product) => productDifferences(product, shops));
  // Products that share the shop's product at SellAuth have the same differences in shop.ts.
  const distinct = [...new Map(differences.map((one) => [JSON.stringify(one), one])).values()];
  const sources = [shops.shop, shops.products].map((holder) => locationOf(holder).source);
  return withoutAccepted(distinct, sources);
}

function productDifferences(product: Product, { shop, store }: BothShops): Diagnostic[] {
  const isOwn = product.productId !== undefined;
  const { productId } = platformProduct(shop, product);
  const atStore = store.find(({ id }) => id === productId);
  if (!atStore) {
    const why = "but SellAuth has no such product";
    return [problemAt(isOwn ? product : shop, "productId", why, knownIds(store))];
  }
  const { currency } = localeOf(shop);
  const differences = isOwn ? nameDifference(product, atStore) : [];
  const isSameCurrency = (atStore.currency ?? currency) === currency;
  if (!isSameCurrency) {
    const fix = "Change the currency here or at SellAuth. Prices are compared once it is the same.";
    const why = `but "${atStore.name}" is in ${atStore.currency}`;
    differences.push(problemAt(shop, "currency", why, fix));
  }
  return [
    ...differences,
    ...product.subscriptions.flatMap((plan) => planDifferences(plan, atStore, isSameCurrency)),
  ];
}

/** Warns of another name: the number of another product or plan may have been copied by mistake. */
function nameDifference(here: { name: string }, atStore: { name: string }): Diagnostic[] {
  if (atStore.name === "" || isSameName(here.name, atStore.name)) return [];
  const fix = "Write the same name in both places, if they should be the same.";
  return [warning(problemAt(here, "name", `but SellAuth calls it "${atStore.name}"`, fix))];
}

function planDifferences(
  plan: Subscription,
  { name: productName, variants }: StoreProduct,
  isSameCurrency: boolean,
): Diagnostic[] {
  const variant = variants.find(({ id }) => id === plan.variantId);
  if (!variant) {
    const why = `but "${productName}" has no such variant at SellAuth`;
    return [problemAt(plan, "variantId", why, knownIds(variants))];
  }
  const { price, soldOut } = planOf(variant);
  const differences = nameDifference(plan, variant);
  if (isSameCurrency && price !== undefined && price !== plan.price) {
    const fix = `Write ${price}, which is what customers pay, or change the price at SellAuth.`;
    differences.push(problemAt(plan, "price", `but SellAuth charges ${price}`, fix));
  }
  if (soldOut && !plan.soldOut) {
    const fix = "Add soldOut: true to the plan, or restock it at SellAuth.";
    differences.push(problemAt(plan, "name", "which is sold out at SellAuth", fix));
  }
  if (!soldOut && plan.soldOut) {
    const why = "but SellAuth has it in stock";
    differences.push(problemAt(plan, "soldOut", why, "Delete soldOut: true."));
  }
  return differences;
}

/** The fix that lists the ids that exist. */
function knownIds(entries: readonly (StoreProduct | Variant)[]): string {
  const known = entries.map(({ id, name }) => `${id} for "${name}"`);
  return known.length > 0
    ? `Write one of these numbers: ${known.join(", ")}.`
    : "It has none at all: add it at SellAuth first.";
}
