import type { Product } from "./product.ts";
import type { Shop } from "./shop.ts";

type PlatformProduct = Pick<Shop, "productId" | "storeUrl">;

/** A product's id and store URL at the selling platform; the shop's by default. */
export function platformProduct(
  shop: PlatformProduct,
  { productId = shop.productId, storeUrl = shop.storeUrl }: Pick<Product, "productId" | "storeUrl">,
): PlatformProduct {
  return { productId, storeUrl };
}
