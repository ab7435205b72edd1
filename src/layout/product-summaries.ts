import { products } from "#data/products.ts";
import { productSummary, type ProductSummary } from "#domain/product-summary.ts";

// The build writes the list out (src/prerender/product-summaries-plugin.ts), so that no screen but a product's
// own carries every product's plans, media and features.

/** All products, as the front of the shop shows them. */
export const productSummaries: ProductSummary[] = products.map(productSummary);
