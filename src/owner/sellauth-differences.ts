import { platformProduct } from "#domain/product.ts";
import { defaultCurrency } from "#domain/price-text.ts";
import type { Shop } from "#domain/shop.ts";
import type { Subscription } from "#domain/subscription.ts";
import { ownersFolder } from "#owner/check/data-folder.ts";
import { type Finding, Report } from "#owner/check/finding.ts";
import type { StoreProduct } from "./sellauth-api.ts";
import {
  type BothShops,
  missingProducts,
  missingVariants,
  usedNumbers,
} from "./sellauth-entries.ts";

type Variant = StoreProduct["variants"][number];

/** The differences between the shop's data, which must be valid, and the products at SellAuth. */
export function sellAuthDifferences(both: BothShops): Finding[] {
  const { shop, products, store } = both;
  const report = new Report();
  compareProductIds(both, report);
  compareCurrencies(both, report);
  for (const product of products) {
    const atStore = store.find(({ id }) => id === platformProduct(shop, product).productId);
    // Reported with the product's number.
    if (!atStore) continue;
    if (product.productId !== undefined && product.name !== atStore.name) {
      const fix = "Write the same name in both places, if they should be the same.";
      report.warning(product, "name", `but SellAuth calls it "${atStore.name}"`, fix);
    }
    for (const plan of product.subscriptions) {
      const variant = atStore.variants.find(({ id }) => id === plan.variantId);
      if (variant) comparePlan(plan, variant, hasSameCurrency(shop, atStore), report);
      else unknownVariant(plan, atStore, store, report);
    }
  }
  const others = [
    ...missingProducts(both).map(({ name }) => `"${name}"`),
    ...missingVariants(both).map(
      ({ product, variant }) => `the variant "${variant.name}" of "${product.name}"`,
    ),
  ];
  for (const other of others) {
    const fix = "If you want to sell it here, npm run sellauth -- add prints what to paste.";
    report.file("warning", `${ownersFolder}/products.ts`, `SellAuth also has ${other}`, fix);
  }
  return report.findings;
}

function compareProductIds({ shop, products, store }: BothShops, report: Report): void {
  const isUnknown = (productId: number) => store.every(({ id }) => id !== productId);
  const why = "but SellAuth has no such product";
  for (const product of products) {
    if (product.productId === undefined || !isUnknown(product.productId)) continue;
    const meant = store.find(({ name }) => isSame(name, product.name));
    report.problem(product, "productId", why, numberFix(meant));
  }
  const usesShops = products.some(({ productId }) => productId === undefined);
  if (usesShops && isUnknown(shop.productId)) report.problem(shop, "productId", why, numberFix());
}

function numberFix(meant?: StoreProduct): string {
  return meant
    ? `Write ${meant.id}, the number of "${meant.name}".`
    : "Write the number at the end of the product's address in SellAuth's dashboard.";
}

/** Reports each other currency once. */
function compareCurrencies({ shop, products, store }: BothShops, report: Report): void {
  const used = usedNumbers({ shop, products });
  const others = store.filter((one) => used.has(one.id) && !hasSameCurrency(shop, one));
  for (const currency of new Set(others.map((one) => one.currency))) {
    const names = others.filter((one) => one.currency === currency).map(({ name }) => `"${name}"`);
    const fix = `Write currency: "${currency}" and the prices in it, or change the currency at SellAuth. Without currency, prices are in ${defaultCurrency}.`;
    report.problem(
      shop,
      "currency",
      `but SellAuth charges ${currency} for ${names.join(", ")}`,
      fix,
    );
  }
}

function hasSameCurrency({ currency = defaultCurrency }: Shop, atStore: StoreProduct): boolean {
  return (atStore.currency ?? currency) === currency;
}

function unknownVariant(
  plan: Subscription,
  atStore: StoreProduct,
  store: readonly StoreProduct[],
  report: Report,
): void {
  const other = store.find(({ variants }) => variants.some(({ id }) => id === plan.variantId));
  const why = other
    ? `which is a variant of "${other.name}" (${other.id}) at SellAuth, not of "${atStore.name}" (${atStore.id})`
    : `but "${atStore.name}" has no such variant at SellAuth`;
  const meant = atStore.variants.find(({ name }) => isSame(name, plan.name));
  const known = atStore.variants.map(({ name, id }) => `"${name}" is ${id}`).join(", ");
  const fix = meant ? `Write ${meant.id}.` : `Its variants: ${known || "none"}.`;
  report.problem(plan, "variantId", why, fix);
}

function comparePlan(
  plan: Subscription,
  { name, price, stock }: Variant,
  isSameCurrency: boolean,
  report: Report,
): void {
  if (name !== plan.name) {
    const fix = `Write "${name}", or rename the variant at SellAuth.`;
    report.problem(plan, "name", `but SellAuth calls it "${name}"`, fix);
  }
  if (isSameCurrency && typeof price === "number" && price !== plan.price) {
    const fix = `Customers pay ${price}. Write ${price}, or change the price at SellAuth.`;
    report.problem(plan, "price", `but SellAuth charges ${price}`, fix);
  }
  const isSoldOut = plan.soldOut ?? false;
  if (stock === 0 && !isSoldOut) {
    const fix = "Add soldOut: true to the plan, or restock it at SellAuth.";
    report.problem(plan, "name", "which is sold out at SellAuth", fix);
  }
  if (typeof stock === "number" && stock !== 0 && isSoldOut) {
    const count = stock > 0 ? `${stock} in stock` : "it in stock";
    report.problem(plan, "soldOut", `but SellAuth has ${count}`, "Delete soldOut: true.");
  }
}

function isSame(a: string, b: string): boolean {
  return a.trim().toLowerCase() === b.trim().toLowerCase();
}
