import { platformProduct, type Product } from "./product.ts";
import { sellingPlatform } from "./selling-platform.ts";
import type { Shop } from "./shop.ts";
import type { Subscription } from "./subscription.ts";

/** The URL of a plan's checkout in the hosted store. */
export function planStoreUrl(
  shop: Pick<Shop, "productId" | "storeUrl" | "checkoutScriptUrl">,
  product: Pick<Product, "productId" | "storeUrl">,
  { variantId }: Pick<Subscription, "variantId">,
): string {
  const { productId, storeUrl } = platformProduct(shop, product);
  return sellingPlatform(shop).checkoutUrl(storeUrl, { productId, variantId });
}
