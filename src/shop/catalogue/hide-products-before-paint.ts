import { homePath } from "#domain/paths.ts";

/** After this time the products are shown as prerendered: the app may have failed to load. */
const maxHiddenMs = 5000;

/**
 * Hides the products and what follows them if the address contains a search, which is applied only
 * after hydration. They keep their space. Returns a function that shows them.
 */
export function hideProductsBeforePaint(): () => void {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  const isSearched = ["q", "game", "sort"].some((name) => params.has(name));
  if (pathname !== homePath || !isSearched) return () => {};

  const { dataset } = document.documentElement;
  dataset["search"] = "pending";
  const show = () => {
    delete dataset["search"];
  };
  setTimeout(show, maxHiddenMs);
  return show;
}
