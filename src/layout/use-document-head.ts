import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { shop } from "#data/shop.ts";
import type { PageHead } from "#domain/page-head.ts";

/**
 * Keeps the document's title and description those of the screen, and its canonical address:
 * phones share that one instead of what stands in the address bar.
 */
export function useDocumentHead({ title, description }: PageHead): void {
  const { pathname } = useLocation();
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
    document.querySelector('link[rel="canonical"]')?.setAttribute("href", shop.siteUrl + pathname);
  }, [title, description, pathname]);
}
