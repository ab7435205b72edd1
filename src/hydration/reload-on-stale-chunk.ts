import type { RouteObject } from "react-router-dom";
import { claimReload } from "./claim-reload.ts";

type ReloadOptions = {
  /** Where Vite dispatches `vite:preloadError`; `window` outside tests. */
  page?: EventTarget;
  /** Identifies the running build: the URL of its module. */
  build: string;
  /** The address that the visitor is navigating to. */
  nextAddress: () => string;
  /** Loads an address from the host. */
  open: (address: string) => void;
  /** Reloads the current address from the host. */
  reload: () => void;
};

/**
 * When a chunk is missing because the shop was redeployed, loads the next address from the host
 * instead of showing an error. At most once per build (see `claimReload`); after that the router
 * shows the error.
 */
export function reloadOnStaleChunk(
  routes: RouteObject[],
  { page = window, build, nextAddress, open, reload }: ReloadOptions,
): void {
  let isReloading = false;

  page.addEventListener("vite:preloadError", () => {
    if (isReloading || !claimReload(build)) return;
    isReloading = true;
    open(nextAddress());
  });

  // The back/forward cache may restore this page while it still waits for the missing chunk.
  page.addEventListener("pageshow", (event) => {
    if (isReloading && (event as PageTransitionEvent).persisted) reload();
  });

  // Keeps the old screen, without an error, until the new page loads.
  const pending = new Promise<never>(() => {});
  for (const route of routes.flatMap(withChildren)) {
    const load = route.lazy;
    if (typeof load !== "function") continue;
    route.lazy = async () => {
      try {
        return await load();
      } catch (error) {
        if (isReloading) return pending;
        throw error;
      }
    };
  }
}

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}
