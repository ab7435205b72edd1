import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { productSummary, type ProductSummary } from "#domain/product-summary.ts";

// The build replaces this module with a precomputed list (src/prerender/product-summaries-plugin.ts),
// so that only the product screen loads plans, media and features.

/** A summary of every product, for cards, shelves and the status list. */
export const productSummaries: ProductSummary[] = products.map((product) =>
  productSummary(product, shop.currency),
);
