/** sessionStorage key: the build for which this tab has already reloaded once. */
const RELOADED_FROM_BUILD = "reloadedFromBuild";

let isUnderway = false;

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Loads an address from the host because a file of the app is missing: the shop has probably been
 * redeployed. Does nothing offline, with storage blocked, and after one reload of this build, so it
 * never loops.
 */
export function reloadOnce({ pathname, search, hash }: Address): void {
  // The URL of the running build's entry.
  const build = document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "";
  if (isUnderway || !navigator.onLine) return;
  try {
    if (sessionStorage.getItem(RELOADED_FROM_BUILD) === build) return;
    sessionStorage.setItem(RELOADED_FROM_BUILD, build);
  } catch {
    // Storage is blocked. A reload that cannot be recorded could loop.
    return;
  }
  isUnderway = true;
  const { location } = window;
  // Assigning another section of the current page would only scroll there.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(pathname + search + hash);
}

/** Whether `reloadOnce` is loading a page. */
export function isReloading(): boolean {
  return isUnderway;
}
