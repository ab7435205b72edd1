import type { Shop } from "#domain/shop.ts";

/** The folder of `public/` with the demo of the selling platform. */
export const demoSeller = "demo-seller";

/** Whether the checkout or a link to the store still leads to the demonstration. */
export function usesDemoSeller(shop: Pick<Shop, "checkoutScriptUrl" | "storeUrl">): boolean {
  return [shop.checkoutScriptUrl, shop.storeUrl].some(isDemoSeller);
}

/** Whether an address belongs to the demonstration. */
export function isDemoSeller(address: string): boolean {
  return address.startsWith(`/${demoSeller}/`);
}
