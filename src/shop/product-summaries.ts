import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import { productSummariesOf } from "#domain/product-summary.ts";

/**
 * A summary of every product in the order of every list, for cards, shelves and the status list. The build replaces this module
 * with the finished list (src/prerender/first-load-data-plugin.ts), so that only the product screen
 * loads the products.
 */
export const productSummaries = productSummariesOf(products, shop.currency);
