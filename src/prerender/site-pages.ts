import { generatePath, type RouteObject } from "react-router-dom";
import { notFoundPageNames, type PageHead, type RouteHandle } from "#domain/page-head.ts";
import type { Product } from "#domain/product.ts";

/** One HTML file that the build writes. */
export type SitePage = {
  /** The name that `pageName` gives the page in the browser. */
  name: string;
  /** The file in `dist`. Hosts serve `status.html` at `/status`. */
  file: string;
  /** The path to render: for a page that serves many paths, an example. */
  path: string;
  head: PageHead;
  /** The lazy screen's file in `src/`. The error screen is not lazy. */
  screen?: string | undefined;
  /** The product, on a product page. */
  product?: Product;
};

// Reserved, because hosts serve the nearest 404.html for unknown addresses.
const notFoundFileName = "404";

/** Every page of the shop, including the "not found" pages. The owner's check keeps their files apart. */
export function sitePages(
  routes: readonly RouteObject[],
  products: readonly Product[],
): SitePage[] {
  return routes.flatMap(leaves).flatMap((route) => routePages(route, products));
}

function leaves(route: RouteObject): RouteObject[] {
  return route.children ? route.children.flatMap(leaves) : [route];
}

function routePages({ path, handle }: RouteObject, products: readonly Product[]): SitePage[] {
  if (!path) return [];
  const { head, screen } = handle as RouteHandle;
  if (path === "*") {
    const address = `/${notFoundFileName}`;
    const name = notFoundPageNames.address;
    return [{ name, file: htmlFile(address), path: address, head: head(undefined) }];
  }
  if (!path.includes(":productId")) {
    return [{ name: path, file: htmlFile(path), path, head: head(undefined), screen }];
  }
  const productPages = products.map((product) => {
    const address = generatePath(path, { productId: product.id });
    const file = htmlFile(address);
    return { name: address, file, path: address, head: head(product.id), screen, product };
  });
  const address = generatePath(path, { productId: notFoundFileName });
  const missingPage = {
    name: notFoundPageNames.product,
    file: htmlFile(address),
    path: address,
    head: head(notFoundFileName),
    screen,
  };
  return [...productPages, missingPage];
}

function htmlFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}
