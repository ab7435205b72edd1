import { isOnHost, isSitePath, webUrl } from "./address.ts";

// All that the shop knows of the selling platform. To sell through another, write its `SellingPlatform`, and return it
// from `sellingPlatform`. The check's comparison with SellAuth is in owner/check.

/** The platform's ids of the product and the plan. */
export type CartItem = { productId: number; variantId: number };

export type Account = { shopId: number; storeUrl: string };

/**
 * Starts a checkout for one key. It may return a promise, and may settle on failure too, so the result
 * does not prove a sale.
 */
export type OpenCheckout = (button: HTMLButtonElement, item: CartItem, account: Account) => unknown;

type Globals = Record<string, unknown>;

export type SellingPlatform = {
  /**
   * The checkout that the platform's script has defined; undefined unless it can start one. The script is
   * third-party, so its shape is checked on each read. Throws if an ad blocker makes a global throw.
   */
  findCheckout: (globals: Globals) => OpenCheckout | undefined;
  /** The steps that the script runs on the window's `load` event, and misses if it is injected later. */
  setUpSteps: (globals: Globals) => (() => unknown)[];
  /** The attribute that the platform sets on the pressed button while the checkout starts. */
  busyAttribute: string;
  /** The URL of a plan's checkout in the hosted store. */
  checkoutUrl: (storeUrl: string, item: CartItem) => string;
};

/** The platform's name in texts for the owner. */
export const platformName = "SellAuth";

/** The address of the platform's script, as an example for the owner. */
export const exampleScriptUrl = "https://sellauth.com/assets/js/sellauth-embed-2.js";

/** The addresses of SellAuth's scripts, from version 2 on. */
const scriptAddress =
  /^https:\/\/(?:sellauth\.com\/assets\/js\/sellauth-embed-[2-9]|static\.sellauth\.com\/embed\/v[2-9]\.min)\.js$/;

/** Whether an address is that of one of the platform's scripts. */
export function isPlatformScript(address: string): boolean {
  return scriptAddress.test(webUrl(address)?.href ?? "");
}

/** Whether an address is at the platform: its own site, or a store on its domain. The owner's may have another. */
export function isAtPlatform(address: string): boolean {
  return ["sellauth.com", "mysellauth.com"].some((host) => isOnHost(address, host));
}

/** Whether an address is on the platform's own site, such as its dashboard, and not in a store. */
export function isPlatformSite(address: string): boolean {
  return /^(?:(?:api|dash|www)\.)?sellauth\.com$/.test(webUrl(address)?.hostname ?? "");
}

/** The request that both versions of SellAuth's embed take. `modal: false` redirects instead of opening an iframe. */
function embedRequest({ productId, variantId }: CartItem, { shopId }: Account) {
  return { cart: [{ productId, variantId, quantity: 1 }], shopId, modal: false };
}

/** The query for a cart in SellAuth's hosted checkout. */
function cartQuery({ productId, variantId }: CartItem): string {
  return `cart[0][productId]=${productId}&cart[0][variantId]=${variantId}&cart[0][quantity]=1`;
}

/** SellAuth's embed. Version 2 defines `sellAuthEmbed.checkout`, version 3 `sellAuth.open`. */
const sellAuth: SellingPlatform = {
  findCheckout: ({ sellAuthEmbed, sellAuth: version3 }) => {
    if (hasMethod(sellAuthEmbed, "checkout")) {
      return (button, item, account) => sellAuthEmbed.checkout(button, embedRequest(item, account));
    }
    if (hasMethod(version3, "open")) {
      return (_button, item, account) =>
        version3.open({ ...embedRequest(item, account), shopUrl: storeOrigin(account.storeUrl) });
    }
    return undefined;
  },
  // Without these steps, its checkout would wait for a captcha that never appears. Only some versions have them.
  setUpSteps: ({ sellAuthEmbed }) =>
    ["injectCaptcha", "injectStyles"].map((name) => () => {
      if (hasMethod(sellAuthEmbed, name)) return sellAuthEmbed[name]?.();
      return undefined;
    }),
  busyAttribute: "data-checking-out",
  checkoutUrl: (storeUrl, item) => `${storeOrigin(storeUrl)}/checkout-link?${cartQuery(item)}`,
};

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

/** The demonstration: the same script interface, on the shop's own host. Its page shows the cart. */
const demoSeller: SellingPlatform = {
  ...sellAuth,
  checkoutUrl: (storeUrl, item) => `${storeUrl}?${cartQuery(item)}`,
};

/** The platform through which the shop sells. */
export function sellingPlatform(shop: { checkoutScriptUrl: string }): SellingPlatform {
  return isDemoSeller(shop.checkoutScriptUrl) ? demoSeller : sellAuth;
}

function hasMethod<Name extends string>(
  value: unknown,
  name: Name,
): value is Record<Name, (...parameters: unknown[]) => unknown> {
  return typeof Object(value)[name] === "function";
}

/** The origin of a store. A path on this site has none. */
function storeOrigin(storeUrl: string): string {
  return webUrl(storeUrl)?.origin ?? "";
}
