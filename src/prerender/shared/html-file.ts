import { pageAt } from "#domain/address.ts";
import { notFoundPaths } from "#domain/paths.ts";

/** The file that hosts serve at an address. */
export function htmlFile(address: string): string {
  return address === "/" ? "index.html" : `${address.slice(1)}.html`;
}

/** The "not found" page that hosts send for a path without a file, the same that the router shows. */
export function notFoundFile(path: string): string {
  return htmlFile(notFoundPaths[pageAt(path) === "product" ? "product" : "site"]);
}
