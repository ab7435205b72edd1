import type { RouteObject } from "react-router-dom";
import { RELOADED_FROM_BUILD } from "./reload-key.ts";

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
 * instead of showing an error. Once per build and visit, and only if storage can record it: after
 * that the router shows the error, so it never loops.
 */
export function reloadOnStaleChunk(
  routes: RouteObject[],
  { page = window, build, nextAddress, open, reload }: ReloadOptions,
): void {
  let isReloading = false;

  page.addEventListener("vite:preloadError", (event) => {
    if (!isReloading && (!navigator.onLine || !claimReload(build))) return;
    event.preventDefault();
    if (isReloading) return;
    isReloading = true;
    open(nextAddress());
  });

  // The back/forward cache may restore this page while it still waits for the missing chunk.
  page.addEventListener("pageshow", (event) => {
    if (isReloading && (event as PageTransitionEvent).persisted) reload();
  });

  // The old page stays as it is until the new one loads, without the missing chunk's error.
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

function claimReload(build: string): boolean {
  try {
    if (sessionStorage.getItem(RELOADED_FROM_BUILD) === build) return false;
    sessionStorage.setItem(RELOADED_FROM_BUILD, build);
    return true;
  } catch {
    // Storage is blocked. A reload that cannot be recorded could loop.
    return false;
  }
}

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}
