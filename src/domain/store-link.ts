import { platformProduct, type Product } from "./product.ts";
import type { Shop } from "./shop.ts";
import type { Subscription } from "./subscription.ts";

type StoreSettings = Pick<Shop, "productId" | "storeUrl" | "storeLinks">;

/**
 * The URL of a plan in the hosted store. At SellAuth it opens the checkout with the plan's ids. In other
 * stores it opens the product, where the variant's exact name selects the plan. `storeLinks` overrides this.
 */
export function planStoreUrl(
  shop: StoreSettings,
  product: Pick<Product, "productId" | "storeUrl">,
  { name, variantId }: Pick<Subscription, "name" | "variantId">,
): string {
  const { productId, storeUrl } = platformProduct(shop, product);
  if (!opensCheckout(storeUrl, shop.storeLinks)) {
    const separator = storeUrl.includes("?") ? "&" : "?";
    return `${storeUrl}${separator}variant=${encodeURIComponent(name)}`;
  }
  const cart = new URLSearchParams({
    "cart[0][productId]": `${productId}`,
    "cart[0][variantId]": `${variantId}`,
    "cart[0][quantity]": "1",
  });
  return `${new URL(storeUrl).origin}/checkout-link?${cart}`;
}

const sellAuthHost = /^https:\/\/(?:[\w-]+\.)*(?:my)?sellauth\.com(?:[/?#]|$)/i;

/** Whether a plan's store link opens its checkout by id, not the product by the plan's name. */
export function opensCheckout(storeUrl: string, storeLinks: Shop["storeLinks"]): boolean {
  if (storeUrl.startsWith("/")) return false;
  return storeLinks === undefined ? sellAuthHost.test(storeUrl) : storeLinks === "checkout";
}
