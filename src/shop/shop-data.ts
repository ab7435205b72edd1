import type { CheckoutSettings } from "#shop/checkout/start-checkout.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { shop } from "#data/shop.ts";
import { PreferencesStore } from "#shop/preferences/preferences-store.ts";

// The owner's data, in the form that screens and the layout need.

/** The shop's account. The preview panel replaces the script's URL to make the checkout fail. */
export const checkoutSettings: CheckoutSettings = {
  shopId: shop.shopId,
  storeUrl: shop.storeUrl,
  checkoutScriptUrl: shop.checkoutScriptUrl,
};

/** The visitor's preferences, with the owner's defaults. Shared by the shop and the preview panel. */
export const shopPreferences = new PreferencesStore(defaultPreferences);
