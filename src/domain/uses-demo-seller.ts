import type { Shop } from "./shop.ts";

/** The folder in `public/` with the demo of the selling platform. */
export const demoSeller = "demo-seller";

/** Whether the shop still uses the demo for its checkout or store. */
export function usesDemoSeller(shop: Pick<Shop, "checkoutScriptUrl" | "storeUrl">): boolean {
  return [shop.checkoutScriptUrl, shop.storeUrl].some(isDemoSeller);
}

/** Whether an address belongs to the demo. */
export function isDemoSeller(address: string): boolean {
  return address.startsWith(`/${demoSeller}/`);
}
