import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { routes } from "#routes.tsx";
import { mayPrefetch } from "#shop/web-platform/may-prefetch.ts";
import { hydrationEvents } from "./replay-early-clicks.ts";

/** Starts the app: hydrates a prerendered page, or renders the empty one of the development server. */
export async function hydrateShop(root: HTMLElement): Promise<DataRouter> {
  showCanonicalAddress();
  keyHistoryEntry();
  // Otherwise the router would first render nothing, which does not match the prerendered page.
  await loadScreen(routes, window.location.pathname);
  const router = createBrowserRouter(routes);
  const app = (
    <StrictMode>
      <ReadySignal>
        <RouterProvider router={router} />
      </ReadySignal>
    </StrictMode>
  );

  document.dispatchEvent(new Event(hydrationEvents.hydrating));
  if (root.hasChildNodes()) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  return router;
}

/**
 * Replaces another address of the page, such as `/status/` or `/index.html` on some hosts, by its own.
 * "Not found" pages have no canonical link, and keep the address.
 */
function showCanonicalAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { pathname, search, hash } = window.location;
  const own = link ? new URL(link.href).pathname : pathname;
  if (own !== pathname) history.replaceState(history.state, "", own + search + hash);
}

/**
 * Gives the page's history entry a key, by which React Router keeps its scroll position over a reload.
 * Otherwise all pages that open in a tab would have the key "default", and the position of the last one.
 */
function keyHistoryEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}

/** Loads the lazy screen of a path into its route. */
export async function loadScreen(tree: RouteObject[], pathname: string): Promise<void> {
  const route = matchRoutes(tree, pathname)?.at(-1)?.route;
  if (typeof route?.lazy !== "function") return;
  Object.assign(route, await route.lazy(), { lazy: undefined });
}

/** Reports when the app is ready: after the first effects of everything inside. */
function ReadySignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    // In a task of its own, because React cannot flush an update during effects.
    const timer = setTimeout(() => {
      document.dispatchEvent(new Event(hydrationEvents.ready));
      if (mayPrefetch("screen")) prefetchScreens();
    });
    return () => clearTimeout(timer);
  }, []);
  return children;
}

/** Loads the other screens while the browser is idle, so that a press does not wait for them. */
function prefetchScreens(): void {
  // Safari has no requestIdleCallback.
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  for (const route of lazyRoutes(routes)) {
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
