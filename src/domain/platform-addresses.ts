import { isOnHost, isSitePath, webUrl } from "./address.ts";

// What the schemas and the check know of the selling platform. Not in selling-platform.ts: the first load imports
// schemas, and would then contain the checkout as well.

/** The platform's name in texts for the owner. */
export const platformName = "SellAuth";

/** The address of the platform's script, as an example for the owner. */
export const exampleScriptUrl = "https://sellauth.com/assets/js/sellauth-embed-2.js";

/** Whether an address is that of a store at the platform. A store can have a domain of its own. */
export function isPlatformStore(address: string): boolean {
  return ["sellauth.com", "mysellauth.com"].some((host) => isOnHost(address, host));
}

/** Whether an address is on the platform's own site, such as its dashboard, and not in a store. */
export function isPlatformSite(address: string): boolean {
  return /^(?:(?:api|dash|www)\.)?sellauth\.com$/.test(webUrl(address)?.hostname ?? "");
}

/** The folder in `public/` with the demonstration of the selling platform. */
export const demoSellerFolder = "demo-seller";

/** Whether an address belongs to the demonstration. */
export function isDemoSeller(address: string): boolean {
  return isSitePath(address) && address.startsWith(`/${demoSellerFolder}/`);
}

/** Whether the shop still uses the demonstration for its checkout or store. */
export function usesDemoSeller(shop: { checkoutScriptUrl: string; storeUrl: string }): boolean {
  return [shop.checkoutScriptUrl, shop.storeUrl].some(isDemoSeller);
}
