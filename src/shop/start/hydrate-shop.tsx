import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import {
  createBrowserRouter,
  createPath,
  type DataRouter,
  matchRoutes,
  type RouteObject,
  RouterProvider,
} from "react-router-dom";
import { notFoundPageNames, type RouteHandle } from "#domain/page-head.ts";
import { routes } from "#routes.tsx";
import { loadRoute, loadScreen } from "#shop/navigation/load-screen.ts";
import { RouterContext } from "#shop/navigation/router-context.ts";
import { loadOrReload } from "#shop/ui/load-or-reload.ts";
import { hydrationEvents } from "./replay-early-clicks.ts";

/**
 * Starts the app. Hydrates the page if the host has sent the one for this address. Otherwise (an
 * empty page in development, the wrong page) it clears the root and renders in the browser.
 */
export async function hydrateShop(root: HTMLElement): Promise<void> {
  const { pathname } = window.location;
  // Otherwise the router would first render nothing, which does not match the prerendered page.
  await loadOrReload(() => loadScreen(routes, pathname));
  // The address to load if a navigation's screen is missing.
  const nextAddress = () => createPath(router.state.navigation.location ?? router.state.location);
  const router: DataRouter = createBrowserRouter(
    routes.map((route) => withReload(route, nextAddress)),
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
    startTransition(() => void hydrateRoot(root, app));
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

/**
 * The prerendered page for an address: the address itself, or a "not found" page. The build writes
 * the name on the root element, so that the browser can detect a wrong page.
 */
export function pageName(tree: RouteObject[], pathname: string): string {
  const match = matchRoutes(tree, pathname)?.at(-1);
  if (!match || match.route.path === "*") return notFoundPageNames.address;
  const handle = match.route.handle as RouteHandle | undefined;
  if (handle?.head(match.params["productId"]).isMissing) return notFoundPageNames.product;
  // Without slashes at the end, except for Home.
  return pathname.replace(/(?<=.)\/+$/, "");
}

/** A copy of a route, for the router: if a press cannot load its screen, it reloads the page. */
function withReload(route: RouteObject, address: () => string): RouteObject {
  const { lazy, children } = route;
  const copy = { ...route };
  if (lazy) copy.lazy = () => loadOrReload(() => loadRoute(route), address);
  if (children) copy.children = children.map((child) => withReload(child, address));
  return copy;
}
