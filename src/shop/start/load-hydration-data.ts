import {
  type HydrationState,
  matchRoutes,
  type RouteObject,
  UNSAFE_ErrorResponseImpl as ErrorResponse,
} from "react-router-dom";

/**
 * Loads the lazy screens of an address into the routes, and returns the state with which the router
 * renders the address at once. Otherwise the router would first render nothing, which does not match
 * the prerendered page.
 */
export async function loadHydrationData(
  routes: RouteObject[],
  pathname: string,
): Promise<HydrationState> {
  const matched = (matchRoutes(routes, pathname) ?? []).map(({ route }) => route);
  await Promise.all(
    matched.map(async (route) => {
      if (typeof route.lazy !== "function") return;
      Object.assign(route, await route.lazy());
      delete route.lazy;
    }),
  );

  const boundaryId = matched.findLast(({ errorElement }) => errorElement !== undefined)?.id;
  return matched.at(-1)?.path === "*" && boundaryId
    ? { errors: { [boundaryId]: new ErrorResponse(404, "Not Found", null) } }
    : { loaderData: {} };
}
