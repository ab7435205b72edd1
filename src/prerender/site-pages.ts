import { pageAt, productIdAt } from "#domain/address.ts";
import type { PageHead, RouteHandle } from "#domain/page-head.ts";
import { notFoundPaths, productPath, routePaths } from "#domain/paths.ts";
import { findProduct, type Product } from "#domain/product.ts";
import type { PageRoute } from "#routes.tsx";

/** One HTML file that the build writes. */
export type SitePage = {
  /** The file in `dist`. Hosts serve `status.html` at `/status`. */
  file: string;
  /** The path to render: for a page that serves many paths, an example. */
  path: string;
  handle: RouteHandle;
  head: PageHead;
  /** The product, on its page. */
  product: Product | undefined;
};

/** The "not found" page that hosts send for a path without a file: the one that the router shows. */
export function notFoundFile(path: string): string {
  return htmlFile(notFoundPaths[pageAt(path) === "product" ? "product" : "site"]);
}

/** Every page of the shop, including the "not found" pages. The owner's check keeps their files apart. */
export function sitePages(routes: readonly PageRoute[], products: readonly Product[]): SitePage[] {
  return routes.flatMap((route) => routePages(route, products));
}

function routePages({ path, handle }: PageRoute, products: readonly Product[]) {
  const page = (address: string, productId?: string): SitePage => {
    const product = findProduct(products, productId);
    const head = handle.head(productId);
    return { file: htmlFile(address), path: address, handle, head, product };
  };
  if (path === "*") return [page(notFoundPaths.site)];
  if (path !== routePaths.product) return [page(path)];
  return [
    ...products.map(({ id }) => page(productPath({ id }), id)),
    page(notFoundPaths.product, productIdAt(notFoundPaths.product)),
  ];
}

/** The file that hosts serve at an address. */
export function htmlFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}
