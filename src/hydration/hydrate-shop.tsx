import { type ReactNode, startTransition, StrictMode, useEffect } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router-dom";
import { routes } from "#routes.tsx";
import { hydrationEvents } from "./hydration-events.ts";
import { loadHydrationData } from "./load-hydration-data.ts";
import { pageName } from "./page-name.ts";
import { reloadOnStaleChunk } from "./reload-on-stale-chunk.ts";
import { retryFailedScreens } from "./retry-failed-screens.ts";

/**
 * Starts the app. Hydrates the page if the host has sent the one for this address. Otherwise (an
 * empty page in development, the wrong page) it clears the root and renders in the browser.
 */
export async function hydrateShop(root: HTMLElement): Promise<void> {
  let router: ReturnType<typeof createBrowserRouter> | undefined = undefined;
  reloadOnStaleChunk(routes, {
    build: document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "",
    nextAddress: () => createPath(router?.state.navigation.location ?? window.location),
    open,
    reload,
  });

  const { pathname } = window.location;
  const hydrationData = await loadHydrationData(routes, pathname);
  router = createBrowserRouter(routes, { hydrationData });
  router.subscribe(retryFailedScreens(reload));
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

function reload(): void {
  window.location.reload();
}

/** Loads an address from the host. Assigning the current address would only change the hash. */
function open(address: string): void {
  const { pathname, search } = window.location;
  if (address.split("#")[0] === pathname + search) reload();
  else window.location.assign(address);
}
