import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { routes } from "#routes.tsx";
import { loadOrReload } from "#shop/ui/load-or-reload.ts";
import { RouterContext } from "#shop/navigation/router-context.ts";
import { hydrationEvents } from "./hydration-events.ts";
import { loadHydrationData } from "./load-hydration-data.ts";
import { pageName } from "./page-name.ts";

/**
 * Starts the app. Hydrates the page if the host has sent the one for this address. Otherwise (an
 * empty page in development, the wrong page) it clears the root and renders in the browser.
 */
export async function hydrateShop(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // Before the copies of the routes, which then have the loaded screens too.
  const hydrationData = await loadOrReload(() => loadHydrationData(routes, pathname));
  // Called by the router, which exists by then.
  const nextAddress = () => createPath(router.state.navigation.location ?? router.state.location);
  const router: DataRouter = createBrowserRouter(
    routes.map((route) => withReload(route, nextAddress)),
    { hydrationData },
  );
  const app = (
    <StrictMode>
      <ReadySignal>
        <RouterContext value={router}>
          <RouterProvider router={router} />
        </RouterContext>
      </ReadySignal>
    </StrictMode>
  );

  document.dispatchEvent(new Event(hydrationEvents.hydrating));
  if (root.dataset["prerendered"] === pageName(routes, pathname)) {
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/** Dispatches `ready` after the first effects of everything inside. */
function ReadySignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.dispatchEvent(new Event(hydrationEvents.ready));
  }, []);
  return children;
}

/** A copy of a route, for the router. Instant navigation loads from the route itself, and never reloads. */
function withReload(route: RouteObject, address: () => string): RouteObject {
  const { lazy, children } = route;
  const copy = { ...route };
  if (typeof lazy === "function") copy.lazy = () => loadOrReload(lazy, address);
  if (children) copy.children = children.map((child) => withReload(child, address));
  return copy;
}
