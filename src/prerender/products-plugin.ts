import { dirname, join } from "node:path";
import type { Plugin } from "vite";
import { readData } from "#data-reader/read-data.ts";
import { pricedProduct } from "#domain/priced-product.ts";
import { productSummariesOf } from "#domain/product-summary.ts";

/**
 * Imports of `#data/products.ts?priced` give the products with the texts of their prices, and of
 * `#data/products.ts?summaries` what the first load shows of them. So the browser writes no price, and
 * loads plans, galleries and features with the product screen.
 */
export function productsPlugin(): Plugin {
  return {
    name: "latchkey:products",
    enforce: "pre",
    load: {
      filter: { id: /\/products\.ts\?(?:priced|summaries)$/ },
      async handler(id) {
        const dataDir = dirname(id);
        this.addWatchFile(join(dataDir, "shop.ts"));
        const { currency } = await readData(dataDir, "shop.ts");
        const products = await readData(dataDir, "products.ts");
        const priced = products.map((product) => pricedProduct(product, currency));
        return id.endsWith("priced")
          ? `export const products = ${JSON.stringify(priced)};`
          : `export const productSummaries = ${JSON.stringify(productSummariesOf(priced))};`;
      },
    },
  };
}
