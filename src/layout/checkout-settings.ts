import type { CheckoutSettings } from "#checkout/start-checkout.ts";
import { shop } from "#data/shop.ts";

/** The shop's account. The preview panel replaces the script's URL to make the checkout fail. */
export const checkoutSettings: CheckoutSettings = {
  shopId: shop.shopId,
  storeUrl: shop.storeUrl,
  checkoutScriptUrl: shop.checkoutScriptUrl,
};
