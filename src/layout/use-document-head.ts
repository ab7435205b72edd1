import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#data/shop.ts";
import type { PageHead } from "#domain/page-head.ts";

/**
 * Updates the document's title, description and canonical address on a route change. Phones share
 * the canonical address rather than the one in the address bar.
 */
export function useDocumentHead({ title, description }: PageHead): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", shop.siteUrl + pathname);
  }, [title, description, pathname]);
}
