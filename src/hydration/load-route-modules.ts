import { matchRoutes, type RouteObject } from "react-router-dom";

/**
 * Puts the screens of an address into its routes. A lazy route that is not in memory before
 * hydration would show the page twice.
 */
export async function loadRouteModules(routes: RouteObject[], pathname: string): Promise<void> {
  const matches = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );
}
