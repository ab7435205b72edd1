import { matchRoutes } from "react-router-dom";
import type { PageRoute } from "#routes.tsx";
import { mayPrefetch } from "#shop/web-platform/may-prefetch.ts";

/** Loads the lazy screen of a path into its route. */
export async function loadScreen(pages: PageRoute[], pathname: string): Promise<void> {
  const route = matchRoutes(pages, pathname)?.at(-1)?.route;
  if (route?.lazy) Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Loads the other screens while the browser is idle, so that a press does not wait for them. */
export function prefetchScreens(pages: readonly PageRoute[]): void {
  if (!mayPrefetch("screen")) return;
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  for (const { lazy } of pages) {
    // A press loads a missing chunk again, and handles the failure.
    if (lazy) whenIdle(() => void lazy().catch(() => undefined));
  }
}
