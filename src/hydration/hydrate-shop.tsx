import { startTransition } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { createBrowserRouter, createPath, RouterProvider } from "react-router-dom";
import { routes } from "#routes.tsx";
import { reloadOnStaleChunk } from "./reload-on-stale-chunk.ts";
import { loadHydrationData } from "./load-hydration-data.ts";
import { pageName } from "./page-name.ts";
import { ReadySignal } from "./ready-signal.tsx";
import { hydrationEvents } from "./hydration-events.ts";

type Router = ReturnType<typeof createBrowserRouter>;

const tell = (event: string) => document.dispatchEvent(new Event(event));
const tellReady = () => void tell(hydrationEvents.ready);

/**
 * Starts the app in a page. A page that the build wrote for this address is hydrated; anything
 * else (an empty page in development, a host's wrong page) is cleared and rendered anew, so
 * that server and browser never disagree.
 */
export async function hydrateShop(root: HTMLElement): Promise<void> {
  const running: { router?: Router } = {};
  reloadOnStaleChunk(routes, {
    build: document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "",
    nextAddress: () => createPath(running.router?.state.navigation.location ?? window.location),
    open: reload,
    reload: () => {
      window.location.reload();
    },
  });

  const { pathname } = window.location;
  const hydrationData = await loadHydrationData(routes, pathname);
  const router = createBrowserRouter(routes, { hydrationData });
  running.router = router;
  router.subscribe(forgetFailedScreens());
  const app = (
    <ReadySignal onReady={tellReady}>
      <RouterProvider router={router} />
    </ReadySignal>
  );

  tell(hydrationEvents.hydrating);
  if (root.dataset["prerendered"] === pageName(routes, pathname)) {
    startTransition(() => {
      hydrateRoot(root, app);
    });
  } else {
    root.replaceChildren();
    createRoot(root).render(app);
  }
}

/**
 * The router keeps for good that a screen could not be fetched. So whoever moves on from such an
 * error is given a new page, which asks afresh.
 */
function forgetFailedScreens() {
  let hasFailed = false;
  return ({ errors, navigation }: Router["state"]) => {
    if (Object.values(errors ?? {}).some((error) => error instanceof Error)) hasFailed = true;
    else if (hasFailed && navigation.state === "idle" && navigator.onLine) window.location.reload();
  };
}

function reload(address: string): void {
  const { pathname, search } = window.location;
  if (address.split("#")[0] === pathname + search) window.location.reload();
  else window.location.assign(address);
}
