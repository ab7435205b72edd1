import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { productSummary, type ProductSummary } from "#domain/product-summary.ts";

/**
 * A summary of every product, for cards, shelves and the status list. The build writes them out
 * (src/prerender/first-load-data-plugin.ts), so that only the product screen loads the products.
 */
export const productSummaries: ProductSummary[] = products.map((product) =>
  productSummary(product, shop.currency),
);
