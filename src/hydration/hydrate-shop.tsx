import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  createPath,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { routes } from "#routes.tsx";
import { hydrationEvents } from "./hydration-events.ts";
import { loadHydrationData } from "./load-hydration-data.ts";
import { loadOrReload } from "./load-or-reload.ts";
import { pageName } from "./page-name.ts";

/**
 * Starts the app. Hydrates the page if the host has sent the one for this address. Otherwise (an
 * empty page in development, the wrong page) it clears the root and renders in the browser.
 */
export async function hydrateShop(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  const build = document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "";
  const hydrationData = await loadOrReload(() => loadHydrationData(routes, pathname), { build });
  const nextAddress = () => createPath(router.state.navigation.location ?? router.state.location);
  const router: ReturnType<typeof createBrowserRouter> = createBrowserRouter(
    routes.map((route) => withReload(route, build, nextAddress)),
    { hydrationData },
  );
  const app = (
    <StrictMode>
      <ReadySignal>
        <RouterProvider router={router} />
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

/** A copy of a route, for the router. Prefetching uses the route itself and never reloads. */
function withReload(route: RouteObject, build: string, address: () => string): RouteObject {
  const { lazy, children } = route;
  const copy = { ...route };
  if (typeof lazy === "function") copy.lazy = () => loadOrReload(lazy, { build, address });
  if (children) copy.children = children.map((child) => withReload(child, build, address));
  return copy;
}
