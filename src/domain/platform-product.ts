import type { Product } from "./product.ts";
import type { Shop } from "./shop.ts";

type PlatformProduct = Pick<Shop, "productId" | "storeUrl">;

/** What a product is called at the selling platform: its own id and address, or the shop's. */
export function platformProduct(
  shop: PlatformProduct,
  { productId = shop.productId, storeUrl = shop.storeUrl }: Pick<Product, "productId" | "storeUrl">,
): PlatformProduct {
  return { productId, storeUrl };
}
