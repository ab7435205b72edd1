import { productPath, routePaths } from "#paths.ts";
import { products } from "#data/products.ts";
import { shop } from "#data/shop.ts";
import type { ClientBuild } from "./client-build.ts";

/** A page's picture in a chat preview. */
export type PageCard = {
  /** Absolute, and new whenever the picture is. */
  url: string;
  alt: string;
};

export async function writeCards(_: ClientBuild): Promise<Map<string, PageCard>> {
  return new Map([
    [routePaths.home, { url: `${shop.siteUrl}/cards/home.png`, alt: shop.name }],
    [routePaths.status, { url: `${shop.siteUrl}/cards/status.png`, alt: shop.name }],
    ...products.map(
      (product) =>
        [
          productPath(product),
          { url: `${shop.siteUrl}/cards/product-${product.id}.png`, alt: product.name },
        ] as const,
    ),
  ]);
}
