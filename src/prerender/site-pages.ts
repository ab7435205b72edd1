import type { PageHead, RouteHandle } from "#domain/page-head.ts";
import { notFoundPaths, productPath, routePaths } from "#domain/paths.ts";
import type { PrerenderData, PrerenderProduct } from "#finish/prerender-data.ts";
import type { PageRoute } from "#routes.tsx";
import { type PageMetadata, pageMetadata } from "./page-metadata.ts";
import { htmlFile } from "./shared/html-file.ts";

/** One HTML file that the build writes. */
export type SitePage = {
  /** The file in `dist`. Hosts serve `status.html` at `/status`. */
  file: string;
  /** The path to render: for a page that serves many paths, an example. */
  path: string;
  handle: RouteHandle;
  head: PageHead;
  /** The product of a product's page. */
  product: PrerenderProduct | undefined;
  metadata: PageMetadata;
};

/** Every page of the shop, including the "not found" pages. The owner's check ensures that their files differ. */
export function sitePages(routes: readonly PageRoute[], prerenderData: PrerenderData): SitePage[] {
  return routes.flatMap((route) => pagesOf(route, prerenderData));
}

function pagesOf({ path, ...route }: PageRoute, prerenderData: PrerenderData) {
  const handle: RouteHandle = route.handle;
  const page = (address: string, product?: PrerenderProduct): SitePage => {
    const head = handle.head(address);
    const metadata = handle.page ? pageMetadata[handle.page](prerenderData, product) : {};
    return { file: htmlFile(address), path: address, handle, head, product, metadata };
  };
  if (path === "*") return [page(notFoundPaths.site)];
  if (path !== routePaths.product) return [page(path)];
  return [
    ...prerenderData.products.map((product) => page(productPath(product), product)),
    page(notFoundPaths.product),
  ];
}
