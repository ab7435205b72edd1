import { platformProduct, type Product } from "#domain/product.ts";
import { sellingPlatform } from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";
import type { Subscription } from "#domain/subscription.ts";

/** The URL of a plan's checkout in the hosted store. */
export function planStoreUrl(
  shop: Pick<Shop, "productId" | "storeUrl" | "checkoutScriptUrl">,
  product: Pick<Product, "productId" | "storeUrl">,
  { variantId }: Pick<Subscription, "variantId">,
): string {
  const { productId, storeUrl } = platformProduct(shop, product);
  return sellingPlatform(shop).checkoutUrl(storeUrl, { productId, variantId });
}
