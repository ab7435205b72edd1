import { platformProduct, type Product } from "./product.ts";
import { sellingPlatform } from "./selling-platform.ts";
import type { Shop } from "./shop.ts";
import type { Subscription } from "./subscription.ts";

type StoreSettings = Pick<Shop, "productId" | "storeUrl" | "storeLinks" | "checkoutScriptUrl">;

/** The URL of a plan in the hosted store: its checkout, or its product with the plan selected. */
export function planStoreUrl(
  shop: StoreSettings,
  product: Pick<Product, "productId" | "storeUrl">,
  { name, variantId }: Pick<Subscription, "name" | "variantId">,
): string {
  const platform = sellingPlatform(shop);
  const { productId, storeUrl } = platformProduct(shop, product);
  return platform.linksById(storeUrl, shop.storeLinks)
    ? platform.checkoutUrl(storeUrl, { productId, variantId })
    : platform.variantUrl(storeUrl, name);
}
