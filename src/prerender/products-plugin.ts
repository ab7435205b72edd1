import { join, parse, resolve } from "node:path";
import type { Plugin } from "vite";
import { readData } from "#data-reader/read-data.ts";
import { maxStatusChanges } from "#domain/few-or-many.ts";
import { pricedProduct } from "#domain/priced-product.ts";
import { productSummariesOf } from "#domain/product-summary.ts";
import { statusChanges } from "#domain/status-board.ts";
import { hasLowestPrice, lowestPricePlaceholder, withLowestPrice } from "#domain/written-price.ts";

/**
 * Imports of `#data/products.ts?priced` give the products with the texts of their prices, and of
 * `#data/products.ts?summaries` what the first load shows of them, with the latest changes of status. The other data files have the shop's
 * lowest price in place of `{from}`. So the browser writes no price, and loads plans, galleries and features
 * with the product screen.
 */
export function productsPlugin(dataDir: string): Plugin {
  const read = async () => {
    const { currency } = await readData(dataDir, "shop.ts");
    return { currency, products: await readData(dataDir, "products.ts") };
  };
  return {
    name: "latchkey:products",
    enforce: "pre",
    load: {
      filter: { id: /\/products\.ts\?(?:priced|summaries)$/ },
      async handler(id) {
        this.addWatchFile(join(dataDir, "shop.ts"));
        const { currency, products } = await read();
        const priced = products.map((product) => pricedProduct(product, currency));
        if (id.endsWith("priced")) return `export const products = ${JSON.stringify(priced)};`;
        return `export const productSummaries = ${JSON.stringify(productSummariesOf(priced))};
export const latestChanges = ${JSON.stringify(statusChanges(products).slice(0, maxStatusChanges))};`;
      },
    },
    transform: {
      filter: { code: lowestPricePlaceholder },
      async handler(code, id) {
        // "products.ts?priced" is products.ts as well.
        const { dir, base } = parse(id.replace(/\?.*$/, ""));
        if (resolve(dir) !== dataDir || !hasLowestPrice(base)) return undefined;
        for (const file of ["shop.ts", "products.ts"]) this.addWatchFile(join(dataDir, file));
        const { currency, products } = await read();
        const plans = products.flatMap(({ subscriptions }) => subscriptions);
        return withLowestPrice(code, plans, currency);
      },
    },
  };
}
