import { planSlug } from "#domain/plan-slug.ts";
import type { Product } from "#domain/product.ts";
import type { Subscription } from "#domain/subscription.ts";

/** The route patterns, as the route table and the prerenderer know them. */
export const routePaths = {
  home: "/",
  status: "/status",
  product: "/product/:productId",
} as const;

/** The id of the section that "Products" scrolls to, on every screen. */
export const productsSectionId = "products";

/** The catalogue on Home, from anywhere. */
export const cataloguePath = `${routePaths.home}#${productsSectionId}`;

/** A product's screen. */
export function productPath({ id }: Pick<Product, "id">): string {
  return `/product/${encodeURIComponent(id)}`;
}

/** A plan's own address: its product's screen, scrolled to the plan. `plan` is one of the product's. */
export function planPath(
  product: Pick<Product, "id" | "subscriptions">,
  plan: Pick<Subscription, "name">,
): string {
  return `${productPath(product)}#${encodeURIComponent(planSlug(plan, product.subscriptions))}`;
}

/** A plan in the hosted store, which finds it by the variant's exact name. */
export function planStoreUrl(storeUrl: string, { name }: Pick<Subscription, "name">): string {
  const separator = storeUrl.includes("?") ? "&" : "?";
  return `${storeUrl}${separator}variant=${encodeURIComponent(name)}`;
}

/** A video in YouTube's player without cookies; it starts by itself, as it is opened by a press. */
export function videoEmbedUrl(youtubeId: string): string {
  return `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}?autoplay=1`;
}

/** The id of the section that holds a product's plans. */
export const plansSectionId = "plans";
