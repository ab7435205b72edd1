import { products } from "#data/products.ts";
import { frontProduct, type FrontProduct } from "#domain/front-product.ts";

// The build writes the list out (src/build/front-plugin.ts), so that no screen but a product's
// own carries every product's plans, media and features.

/** All products, as the front of the shop shows them. */
export const frontProducts: FrontProduct[] = products.map(frontProduct);
