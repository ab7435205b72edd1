import type { Product } from "#domain/product.ts";
import { plansInStock } from "#domain/sales-rank.ts";
import { sellingPlatform } from "#domain/selling-platform.ts";
import type { Shop } from "#domain/shop.ts";
import type { Subscription } from "#domain/subscription.ts";

/** The plans in the owner's order, with sold-out plans last. */
export function soldOutLast<Plan extends Pick<Subscription, "soldOut">>(
  plans: readonly Plan[],
): Plan[] {
  return plans.toSorted((a, b) => Number(a.soldOut ?? false) - Number(b.soldOut ?? false));
}

/** The plan that the owner recommends, else the first in stock. Undefined if all are sold out. */
export function recommendedPlan<Plan extends Subscription>(
  plans: readonly Plan[],
): Plan | undefined {
  const inStock = plansInStock(plans);
  return inStock.find(({ recommended }) => recommended) ?? inStock[0];
}

/** Whether a plan's name contains its duration: "7 Day Key" says "7 Days". */
export function nameHasDuration({ name, duration }: Subscription): boolean {
  return singularWords(name).includes(singularWords(duration));
}

/** A text's words between spaces, in lower case and without a plural's "s": " 7 day key ". */
function singularWords(words: string): string {
  return ` ${words.toLowerCase()} `.replaceAll(/s?[^\p{L}\p{M}\p{N}\p{S}]+/gu, " ");
}

type PlatformProduct = Pick<Shop, "productId" | "storeUrl">;

/** A product's id and store URL at the selling platform; the shop's by default. */
export function platformProduct(
  shop: PlatformProduct,
  { productId = shop.productId, storeUrl = shop.storeUrl }: Pick<Product, "productId" | "storeUrl">,
): PlatformProduct {
  return { productId, storeUrl };
}

/** The URL of a plan's checkout in the hosted store. */
export function planStoreUrl(
  shop: Pick<Shop, "productId" | "storeUrl" | "checkoutScriptUrl">,
  product: Pick<Product, "productId" | "storeUrl">,
  { variantId }: Pick<Subscription, "variantId">,
): string {
  const { productId, storeUrl } = platformProduct(shop, product);
  return sellingPlatform(shop).checkoutUrl(storeUrl, { productId, variantId });
}
