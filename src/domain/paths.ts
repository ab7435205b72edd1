/** The start of every product's path. */
export const productPathPrefix = "/product/";

/** The route patterns of the screens. The product's matches every path below `/product/` (domain/address.ts). */
export const routePaths = {
  home: "/",
  status: "/status",
  product: `${productPathPrefix}*`,
} as const;

/** The name of a screen. */
export type PageName = keyof typeof routePaths;

/** The id of the section that "Products" scrolls to, on every screen. */
export const productsSectionId = "products";

/** The link to the catalogue on Home. */
export const cataloguePath = `${routePaths.home}#${productsSectionId}`;

// Not the types of the entities: their schemas import address.ts, which imports this file.
type ProductId = { id: string };
type PlanId = { variantId: number };

/** The path of a product's screen. */
export function productPath({ id }: ProductId): string {
  return productPathPrefix + encodeURIComponent(id);
}

/** The id of a plan's row on its product's screen. */
export function planRowId({ variantId }: PlanId): string {
  return `plan-${variantId}`;
}

/** The paths of all pages of a shop, without the "not found" pages. */
export function pagePaths(products: readonly ProductId[]): string[] {
  return Object.values(routePaths).flatMap((path) =>
    path === routePaths.product ? products.map(productPath) : path,
  );
}

/** The paths of the "not found" pages. Hosts send the nearest file named 404.html for an unknown path. */
export const notFoundPaths = { site: "/404", product: productPath({ id: "404" }) };

/** The path of a plan: its product's screen, scrolled to the plan's row. */
export function planPath(product: ProductId, plan: PlanId): string {
  return `${productPath(product)}#${planRowId(plan)}`;
}

/** The id of the section that holds a product's plans. */
export const plansSectionId = "plans";
