import { useEffect } from "react";
import type { PageHead } from "#domain/page-head.ts";

/** Keeps the document's title and description those of the screen. */
export function useDocumentHead({ title, description }: PageHead): void {
  useEffect(() => {
    document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute("content", description);
  }, [title, description]);
}
