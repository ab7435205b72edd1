import { matchRoutes, type RouteObject } from "react-router-dom";
import { notFoundPageNames, type RouteHandle } from "#domain/page-head.ts";

/**
 * The prerendered page for an address: the address itself, or a "not found" page. The build writes
 * the name on the root element, so that the browser can detect a wrong page.
 */
export function pageName(routes: RouteObject[], pathname: string): string {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match || match.route.path === "*") return notFoundPageNames.address;
  const handle = match.route.handle as RouteHandle | undefined;
  if (handle?.head(match.params["productId"]).isMissing) return notFoundPageNames.product;
  // Without slashes at the end, except for Home.
  return pathname.replace(/(?<=.)\/+$/, "");
}
