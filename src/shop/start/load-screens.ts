import { matchRoutes, type RouteObject } from "react-router-dom";
import { mayPrefetch } from "#shop/web-platform/may-prefetch.ts";

/** Loads the lazy screen of a path into its route. */
export async function loadScreen(tree: RouteObject[], pathname: string): Promise<void> {
  const route = matchRoutes(tree, pathname)?.at(-1)?.route;
  if (typeof route?.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Loads the other screens while the browser is idle, so that a press does not wait for them. */
export function prefetchScreens(tree: RouteObject[]): void {
  if (!mayPrefetch("screen")) return;
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  for (const route of lazyRoutes(tree)) {
    // A press loads a missing chunk again, and handles the failure.
    whenIdle(() => void route.lazy().catch(() => undefined));
  }
}

type LazyRoute = RouteObject & { lazy: () => Promise<unknown> };

/** All routes of a tree whose screen is a chunk of its own. */
export function lazyRoutes(tree: readonly RouteObject[]): LazyRoute[] {
  return tree.flatMap((route) => [
    ...(typeof route.lazy === "function" ? [route as LazyRoute] : []),
    ...lazyRoutes(route.children ?? []),
  ]);
}
