// Handles a missing file of the app, after a new deploy of the shop or a failure of the network. If the visitor
// waits for the file, the page loads again, once for each build. If not, nothing happens.

/** sessionStorage key: the build for which this tab has already reloaded once. */
const RELOADED_FROM_BUILD = "reloadedFromBuild";

let isReloading = false;

type Address = Pick<Location, "pathname" | "search" | "hash">;

/**
 * Loads an address from the host. Does nothing offline, with storage blocked, and after one reload of this
 * build, so it never loops. Returns whether a page is loading.
 */
export function reloadOnce({ pathname, search, hash }: Address): boolean {
  // The URL of the running build's entry.
  const build = document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "";
  if (isReloading) return true;
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(RELOADED_FROM_BUILD) === build) return false;
    sessionStorage.setItem(RELOADED_FROM_BUILD, build);
  } catch {
    // Storage is blocked. A reload that cannot be recorded could loop.
    return false;
  }
  isReloading = true;
  const { location } = window;
  // Assigning another section of the current page would only scroll there.
  if (pathname + search === location.pathname + location.search) location.reload();
  else location.assign(pathname + search + hash);
  return true;
}

/** Opens the address for which the visitor waits, if there is one, when a chunk is missing. */
export function reloadForMissingChunks(awaitedAddress: () => Address | undefined): void {
  window.addEventListener("vite:preloadError", () => {
    const address = awaitedAddress();
    if (address) reloadOnce(address);
  });
}

/** The error of a chunk that could not be loaded, if the page does not load again. */
export class MissingChunkError extends Error {}

/**
 * Loads a lazy chunk of the app. Throws a `MissingChunkError` if it cannot be loaded. `isAwaited` says whether
 * the visitor waits for it on the page.
 */
export async function loadChunk<Chunk>(
  load: () => Promise<Chunk>,
  isAwaited = false,
): Promise<Chunk> {
  try {
    return await load();
  } catch (cause) {
    if (isAwaited) reloadOnce(window.location);
    // The screen stays as it is until the next page loads.
    if (isReloading) return await new Promise<never>(() => {});
    throw new MissingChunkError(undefined, { cause });
  }
}
