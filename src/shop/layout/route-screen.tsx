import { useEffect } from "react";
import { Outlet, useLocation, useMatches } from "react-router-dom";
import { shop } from "#data/shop.ts";
import type { PageHead, RouteHandle } from "#domain/page-head.ts";

/** The screen of the matched route, with the document head that the route defines. */
export function RouteScreen() {
  const match = useMatches().at(-1);
  const handle = match?.handle as RouteHandle;
  useDocumentHead(handle.head(match?.params["productId"]));
  return <Outlet />;
}

/**
 * Updates the document's title, description and canonical URL on a route change. Share menus of phones
 * use the canonical URL.
 */
export function useDocumentHead({ title, description }: PageHead): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", shop.siteUrl + pathname);
  }, [title, description, pathname]);
}
