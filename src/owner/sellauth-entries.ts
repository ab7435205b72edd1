import { platformProduct, type Product } from "#domain/product.ts";
import type { Shop } from "#domain/shop.ts";
import type { StoreProduct, Variant } from "./sellauth-api.ts";

/** The shop's data, and the products of its owner at SellAuth. */
export type BothShops = { shop: Shop; products: readonly Product[]; store: StoreProduct[] };

/** The products at SellAuth that can be sold and are not in the shop. */
export function missingProducts({ shop, products, store }: BothShops): StoreProduct[] {
  const used = new Set(products.map((product) => platformProduct(shop, product).productId));
  return store.filter(
    ({ id, type, variants }) => !used.has(id) && type !== "addon" && variants.length > 0,
  );
}

/** The variants that no plan sells, of the products at SellAuth that are in the shop. */
export function missingVariants(both: BothShops): [StoreProduct, Variant][] {
  const others = missingProducts(both);
  const plans = both.products.flatMap(({ subscriptions }) => subscriptions);
  const sold = new Set(plans.map(({ variantId }) => variantId));
  return both.store
    .filter((product) => product.type !== "addon" && !others.includes(product))
    .flatMap((product) => product.variants.map((one): [StoreProduct, Variant] => [product, one]))
    .filter(([, { id }]) => !sold.has(id));
}

/** Entries to paste into products.ts, with comments that say where. `game` is a code of games.ts. */
export function entriesText(both: BothShops, game: string): string {
  const entries = missingProducts(both).map((product) => productEntry(product, both.shop, game));
  const plans = missingVariants(both).map(
    ([{ name }, variant]) =>
      `// Into the subscriptions of ${JSON.stringify(name)}:\n${planLine(variant)}`,
  );
  const heading = "// Above the last line of products.ts, then change the lines with a sample:";
  return [...(entries.length > 0 ? [heading] : []), ...entries, ...plans].join("\n");
}

function productEntry(product: StoreProduct, { storeUrl }: Shop, game: string): string {
  const { id, name, path, variants } = product;
  const address = path ? new URL(`/product/${path}`, storeUrl).href : storeUrl;
  return `  {
    id: "${id}",
    name: ${JSON.stringify(name)},
    type: "External", // sample
    game: "${game}", // sample
    productId: ${id},
    storeUrl: ${JSON.stringify(address)},
    status: "Undetected",
    description: "One to three sentences that say what it does.", // sample
    subscriptions: [
${variants.map(planLine).join("\n")}
    ],
    compatibility: [],
    features: [],
  },`;
}

function planLine({ id, name, price, stock }: Variant): string {
  const plan = JSON.stringify(name);
  const duration = JSON.stringify(durationText(name));
  const soldOut = stock === 0 ? ", soldOut: true" : "";
  return `      { name: ${plan}, price: ${price ?? 0}, duration: ${duration}, variantId: ${id}${soldOut} },`;
}

/** "3 Day Key" lasts "3 Days", "Week Key" lasts "1 Week". Any other name is the duration. */
function durationText(name: string): string {
  const [, count = "1", unit] = /(?:(\d+)[\s-]*)?\b(hour|day|week|month|year)/i.exec(name) ?? [];
  return unit === undefined ? name : `${count} ${unit}${count === "1" ? "" : "s"}`;
}
