import { platformProduct, type Product } from "#domain/product.ts";
import type { Shop } from "#domain/shop.ts";
import type { StoreProduct } from "./sellauth-api.ts";

type Variant = StoreProduct["variants"][number];

/** The shop's data, and the products of its owner at SellAuth. */
export type BothShops = {
  shop: Shop;
  products: readonly Product[];
  store: readonly StoreProduct[];
};

/** The products at SellAuth that can be sold and are not in the shop. */
export function missingProducts({ store, ...data }: BothShops): StoreProduct[] {
  const used = usedNumbers(data);
  return store.filter(
    ({ id, type, variants }) => !used.has(id) && type !== "addon" && variants.length > 0,
  );
}

/** The variants that are missing among the plans of the shop's products. */
export function missingVariants({
  shop,
  products,
  store,
}: BothShops): { product: StoreProduct; variant: Variant }[] {
  const used = usedNumbers({ shop, products });
  const plans = products.flatMap(({ subscriptions }) => subscriptions);
  return store
    .filter(({ id }) => used.has(id))
    .flatMap((product) => product.variants.map((variant) => ({ product, variant })))
    .filter(({ variant }) => plans.every(({ variantId }) => variantId !== variant.id));
}

/** The numbers of the products at SellAuth that the shop sells. */
export function usedNumbers({ shop, products }: Omit<BothShops, "store">): Set<number> {
  return new Set(products.map((product) => platformProduct(shop, product).productId));
}

/** Entries to paste into products.ts, with comments that say where. `game` is a code of games.ts. */
export function entriesText(both: BothShops, game: string): string {
  const entries = missingProducts(both).map((one) => productEntry(one, both.shop, game));
  const plans = missingVariants(both).map(
    ({ product, variant }) => `// A plan for "${oneLine(product.name)}":\n${planLine(variant)}`,
  );
  return [
    ...(entries.length > 0
      ? ["// Paste above the last line of products.ts, then write game, type and description:"]
      : []),
    ...entries,
    ...(plans.length > 0 ? ["// Paste into the product's subscriptions:"] : []),
    ...plans,
  ].join("\n");
}

function productEntry(product: StoreProduct, { storeUrl }: Shop, game: string): string {
  const { id, name, path, variants } = product;
  const address = path ? new URL(`/product/${path}`, storeUrl).href : storeUrl;
  const prices = variants.map(({ price }) => price ?? 0);
  return `  {
    id: "${id}",
    name: ${JSON.stringify(name.trim())},
    type: "External",
    game: "${game}",
    price: ${Math.min(...prices)},
    productId: ${id},
    storeUrl: ${JSON.stringify(address)},
    status: "Undetected",
    description: "One to three sentences that say what it does.",
    subscriptions: [
${variants.map(planLine).join("\n")}
    ],
    compatibility: [],
    features: [],
  },`;
}

function planLine({ id, name, price, stock }: Variant): string {
  const fields = [
    `name: ${JSON.stringify(name)}`,
    `price: ${price ?? 0}`,
    `duration: ${JSON.stringify(durationText(name))}`,
    `variantId: ${id}`,
    ...(stock === 0 ? ["soldOut: true"] : []),
  ];
  return `      { ${fields.join(", ")} },`;
}

/** How long a key lasts by its name: "3 Day Key" is "3 Days". Otherwise the name itself. */
function durationText(name: string): string {
  if (/\blifetime\b/i.test(name)) return "Lifetime";
  const [, count = "1", unit = ""] =
    /(?:(\d+)[\s-]*)?\b(hour|day|week|month|year)s?\b/i.exec(name) ?? [];
  if (unit === "") return name;
  const capitalised = unit.slice(0, 1).toUpperCase() + unit.slice(1).toLowerCase();
  return `${count} ${capitalised}${count === "1" ? "" : "s"}`;
}

function oneLine(text: string): string {
  return text.replaceAll(/\s+/g, " ");
}
