import { products } from "#data/products.ts";
import { productPath, routePaths } from "#paths.ts";

/** One address per route. */
export const measuredPages: readonly string[] = [
  routePaths.home,
  routePaths.status,
  ...products.slice(0, 1).map(productPath),
];
