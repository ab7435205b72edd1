import { matchRoutes, type RouteObject } from "react-router-dom";
import type { RouteHandle } from "#domain/page-head.ts";

/**
 * Which prerendered page belongs to an address: the address itself, `missing` for one that
 * names a product nobody sells, `error` for one without a route. The build writes it on the
 * root element, so that the browser knows whether the host has sent the right page.
 */
export function pageName(routes: RouteObject[], pathname: string): string {
  const match = matchRoutes(routes, pathname)?.at(-1);
  if (!match || match.route.path === "*") return "error";
  const handle = match.route.handle as RouteHandle | undefined;
  if (handle?.head(match.params["productId"]).isMissing) return "missing";
  return pathname.replace(/(?<=.)\/+$/, "");
}
