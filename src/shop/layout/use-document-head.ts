import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#data/shop.ts";
import type { PageHead } from "#domain/page-head.ts";

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
