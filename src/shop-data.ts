import type { CheckoutSettings } from "#checkout/start-checkout.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import type { Product } from "#domain/product.ts";
import { productSummary, type ProductSummary } from "#domain/product-summary.ts";
import { PreferencesStore } from "#preferences/preferences-store.ts";

// The owner's data, in the form that screens and the layout need.

/**
 * A summary of every product, for cards, shelves and the status list. The build writes it out
 * (src/prerender/product-summaries-plugin.ts), so that only the product screen loads the products.
 */
export const productSummaries: ProductSummary[] = products.map(summaryOf);

function summaryOf(product: Product): ProductSummary {
  return productSummary(product, shop.currency);
}

/** The shop's account. The preview panel replaces the script's URL to make the checkout fail. */
export const checkoutSettings: CheckoutSettings = {
  shopId: shop.shopId,
  storeUrl: shop.storeUrl,
  checkoutScriptUrl: shop.checkoutScriptUrl,
};

/** The visitor's preferences, with the owner's defaults. Shared by the shop and the preview panel. */
export const shopPreferences = new PreferencesStore(defaultPreferences);
