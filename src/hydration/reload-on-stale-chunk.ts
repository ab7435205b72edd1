import type { RouteObject } from "react-router-dom";
import { RELOADED_FROM_BUILD } from "./reloaded-from-build.ts";

type ReloadOptions = {
  /** Where the bundler tells that a chunk could not be loaded. */
  page?: EventTarget;
  /** What names the running build: the address of its module. */
  build: string;
  /** The address that the visitor is on the way to. */
  nextAddress: () => string;
  /** Opens an address anew, from the host. */
  open: (address: string) => void;
  /** Opens the present address anew. */
  reload: () => void;
};

/**
 * When a chunk is gone because the shop was redeployed, opens the address anew instead of
 * showing an error. Each build does so once a visit, and only where that can be written down:
 * what still fails then is shown as the router's error, so it never loops.
 */
export function reloadOnStaleChunk(
  routes: RouteObject[],
  { page = window, build, nextAddress, open, reload }: ReloadOptions,
): void {
  let isLeaving = false;

  page.addEventListener("vite:preloadError", (event) => {
    if (!isLeaving && (!navigator.onLine || !claimReload(build))) return;
    event.preventDefault();
    if (isLeaving) return;
    isLeaving = true;
    open(nextAddress());
  });

  // Back may show the page that was left as it was then: waiting for a screen that is gone.
  page.addEventListener("pageshow", (event) => {
    if (isLeaving && (event as PageTransitionEvent).persisted) reload();
  });

  // Until the new page is there the old one stays, without the error of the missing chunk.
  const stay = new Promise<never>(() => {});
  for (const route of routes.flatMap(withChildren)) {
    const load = route.lazy;
    if (typeof load !== "function") continue;
    route.lazy = async () => {
      try {
        return await load();
      } catch (error) {
        if (isLeaving) return stay;
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
    return false;
  }
}

function withChildren(route: RouteObject): RouteObject[] {
  return [route, ...(route.children ?? []).flatMap(withChildren)];
}
