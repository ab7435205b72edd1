import { platformProduct } from "#finish/plans.ts";
import { type BothShops, planOf, type StoreProduct, type Variant } from "./sellauth-api.ts";

/** Entries to paste into products.ts for what only SellAuth has. Empty if there is nothing. */
export function missingEntries({ shop, products, store }: BothShops): string {
  const productIds = new Set(products.map((product) => platformProduct(shop, product).productId));
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  const variantIds = new Set(plans.map(({ variantId }) => variantId));
  // An add-on is only sold with another product.
  const sellable = store.filter(({ type, variants }) => type !== "addon" && variants.length > 0);
  const entries = sellable.flatMap((product) => {
    if (!productIds.has(product.id)) return productEntry(product);
    const lines = product.variants.filter(({ id }) => !variantIds.has(id)).map(planLine);
    const place = `// Into the subscriptions of ${JSON.stringify(product.name)}:`;
    return lines.length > 0 ? `${place}\n${lines.join("\n")}` : [];
  });
  const heading =
    "// SellAuth also has the following. Paste what you want to sell into products.ts:";
  return entries.length > 0 ? [heading, ...entries].join("\n") : "";
}

function productEntry({ id, name, variants }: StoreProduct): string {
  return `  {
    id: "${id}",
    name: ${JSON.stringify(name)},
    type: "External", // sample
    game: "", // sample
    productId: ${id},
    status: "Undetected",
    description: "SAMPLE: one to three sentences that say what it does.", // sample
    subscriptions: [
${variants.map(planLine).join("\n")}
    ],
    compatibility: [],
    features: [],
  },`;
}

function planLine(variant: Variant): string {
  const { id, name } = variant;
  const { price, soldOut } = planOf(variant);
  const plan = JSON.stringify(name);
  if (price === undefined) return `      // ${plan} (${id}) has no price at SellAuth.`;
  const inStock = soldOut ? ", soldOut: true" : "";
  return `      { name: ${plan}, price: ${price}, duration: ${plan}, variantId: ${id}${inStock} },`;
}
