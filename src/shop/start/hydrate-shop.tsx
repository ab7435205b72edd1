import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, type DataRouter, RouterProvider } from "react-router-dom";
import { pageRoutes, routes } from "#routes.tsx";
import { loadFirstPage, prefetchPages } from "./load-pages.ts";
import { hydrationEvents } from "./replay-early-clicks.ts";

/** Starts the app: hydrates a prerendered page, or renders the empty one of the development server. */
export async function hydrateShop(root: HTMLElement): Promise<DataRouter> {
  showCanonicalAddress();
  keyHistoryEntry();
  // Otherwise the router would first render nothing, which does not match the prerendered page.
  const hydrationData = await loadFirstPage(pageRoutes, new URL(window.location.href));
  const isPrerendered = root.firstElementChild !== null;
  // With hydration data, the router leaves the first scroll position to the browser and the visitor.
  const router = createBrowserRouter(routes, isPrerendered ? { hydrationData } : {});
  const app = (
    <StrictMode>
      <ReadySignal>
        <RouterProvider router={router} />
      </ReadySignal>
    </StrictMode>
  );

  document.dispatchEvent(new Event(hydrationEvents.hydrating));
  if (isPrerendered) startTransition(() => void hydrateRoot(root, app));
  else createRoot(root).render(app);
  return router;
}

/**
 * Replaces another address of the page, such as `/status/` or `/index.html` on some hosts, by the canonical one.
 * "Not found" pages have no canonical link, and keep the address.
 */
function showCanonicalAddress(): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  const { pathname, search, hash } = window.location;
  const canonical = link ? new URL(link.href).pathname : pathname;
  if (canonical !== pathname) history.replaceState(history.state, "", canonical + search + hash);
}

/**
 * Gives the page's history entry a key, by which React Router keeps its scroll position. Otherwise all
 * pages that open in a tab would have the key "default", and the position of the last one.
 */
function keyHistoryEntry(): void {
  const state = history.state as { key?: string } | null;
  if (state?.key) return;
  history.replaceState({ ...state, key: Math.random().toString(36).slice(2) }, "");
}

/** Reports when the app is ready: after the first effects of everything inside. */
function ReadySignal({ children }: { children: ReactNode }) {
  useEffect(() => {
    // In a separate task, because React cannot flush an update during effects.
    const timer = setTimeout(() => {
      document.dispatchEvent(new Event(hydrationEvents.ready));
      prefetchPages(pageRoutes);
    });
    return () => clearTimeout(timer);
  }, []);
  return children;
}
