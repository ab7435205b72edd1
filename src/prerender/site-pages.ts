import { generatePath, type RouteObject } from "react-router-dom";
import type { PageHead, RouteHandle } from "#domain/page-head.ts";
import type { Product } from "#domain/product.ts";

/** One HTML file that the build writes. */
export type SitePage = {
  /** As `pageName` names it in the browser. */
  name: string;
  /** The file in `dist`. Hosts serve `status.html` at `/status`. */
  file: string;
  /** The address to render. A page that serves many addresses has one of them. */
  path: string;
  head: PageHead;
  /** The lazy screen's file in `src/`; the error screen has none. */
  screen?: string | undefined;
  /** What the page sells, on a product's page. */
  product?: Product;
};

// No route and no product may take this name: hosts look for 404.html, and for the nearest one.
const missingName = "404";

/** Every page of the shop, from the route table: its addresses, and what is shown instead of one. */
export function sitePages(
  routes: readonly RouteObject[],
  products: readonly Product[],
): SitePage[] {
  return assertOneFileEach(routes.flatMap(leaves).flatMap((route) => routePages(route, products)));
}

function leaves(route: RouteObject): RouteObject[] {
  return route.children ? route.children.flatMap(leaves) : [route];
}

function routePages({ path, handle }: RouteObject, products: readonly Product[]): SitePage[] {
  if (!path) return [];
  const { head, screen } = handle as RouteHandle;
  if (path === "*") {
    const address = `/${missingName}`;
    return [{ name: "error", file: htmlFile(address), path: address, head: head(undefined) }];
  }
  if (!path.includes(":productId")) {
    return [{ name: path, file: htmlFile(path), path, head: head(undefined), screen }];
  }
  const productPages = products.map((product) => {
    const address = generatePath(path, { productId: product.id });
    const file = htmlFile(address);
    return { name: address, file, path: address, head: head(product.id), screen, product };
  });
  const address = generatePath(path, { productId: missingName });
  const missingPage = { name: "missing", file: htmlFile(address), path: address, screen };
  return [...productPages, { ...missingPage, head: head(missingName) }];
}

function htmlFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

function assertOneFileEach(pages: SitePage[]): SitePage[] {
  const seen = new Set<string>();
  for (const { file } of pages) {
    if (seen.has(file)) {
      throw new Error(
        `Two pages want to be ${file}. An address can be taken once, and "${missingName}" is the name of the page for unknown addresses: give the product another id.`,
      );
    }
    seen.add(file);
  }
  return pages;
}
