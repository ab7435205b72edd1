import { productIdAt } from "#domain/address.ts";
import type { PageHead, RouteHandle } from "#domain/page-head.ts";
import { notFoundPaths, productPath, routePaths } from "#domain/paths.ts";
import { findProduct } from "#domain/product.ts";
import type { CrawlerData, CrawledProduct } from "#finish/crawler-data.ts";
import type { PageRoute } from "#routes.tsx";
import { htmlFile } from "./html-file.ts";
import { type PageMetadata, pageMetadata } from "./page-metadata.ts";

/** One HTML file that the build writes. */
export type SitePage = {
  /** The file in `dist`. Hosts serve `status.html` at `/status`. */
  file: string;
  /** The path to render: for a page that serves many paths, an example. */
  path: string;
  handle: RouteHandle;
  head: PageHead;
  /** The product, on its page. */
  product: CrawledProduct | undefined;
  metadata: PageMetadata;
};

/** Every page of the shop, including the "not found" pages. The owner's check keeps their files apart. */
export function sitePages(routes: readonly PageRoute[], crawlerData: CrawlerData): SitePage[] {
  return routes.flatMap((route) => routePages(route, crawlerData));
}

function routePages({ path, ...route }: PageRoute, crawlerData: CrawlerData) {
  const handle: RouteHandle = route.handle;
  const { products } = crawlerData;
  const page = (address: string, productId?: string): SitePage => {
    const product = findProduct(products, productId);
    const head = handle.head(productId);
    const metadata = handle.page ? pageMetadata[handle.page](crawlerData, product) : {};
    return { file: htmlFile(address), path: address, handle, head, product, metadata };
  };
  if (path === "*") return [page(notFoundPaths.site)];
  if (path !== routePaths.product) return [page(path)];
  return [
    ...products.map(({ id }) => page(productPath({ id }), id)),
    page(notFoundPaths.product, productIdAt(notFoundPaths.product)),
  ];
}
