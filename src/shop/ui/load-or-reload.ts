/** sessionStorage key: the build for which this tab has already reloaded once. */
const RELOADED_FROM_BUILD = "reloadedFromBuild";

let isReloading = false;

/**
 * Loads a part of the app that the visitor waits for. If it is missing, the shop has probably been
 * redeployed: then this opens an address from the host, by default the current one. The promise
 * does not settle then, nor if the visitor leaves: the page stays until the next one loads. It
 * rejects offline, with storage blocked, and after one reload of this build, so it never loops.
 */
export async function loadOrReload<Loaded>(
  load: () => Promise<Loaded>,
  address: () => string = currentAddress,
): Promise<Loaded> {
  // Firefox aborts imports when the visitor leaves: a reload would cancel that navigation.
  let isLeaving = false;
  const noteLeaving = () => {
    isLeaving = true;
  };
  window.addEventListener("beforeunload", noteLeaving);
  try {
    return await load();
  } catch (cause) {
    if (!isLeaving && !reloadOnce(address())) {
      throw new Error("This could not be loaded. Check your connection and try again.", { cause });
    }
    // The back/forward cache may restore the page while it still waits.
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) window.location.reload();
    });
    return await new Promise<never>(() => {});
  } finally {
    // It can disable the back/forward cache.
    window.removeEventListener("beforeunload", noteLeaving);
  }
}

/** Opens an address from the host, and returns whether it does. */
function reloadOnce(address: string): boolean {
  if (isReloading) return true;
  // The URL of the running build's entry.
  const build = document.querySelector<HTMLElement>("[data-entry]")?.dataset["entry"] ?? "";
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(RELOADED_FROM_BUILD) === build) return false;
    sessionStorage.setItem(RELOADED_FROM_BUILD, build);
  } catch {
    // Storage is blocked. A reload that cannot be recorded could loop.
    return false;
  }
  isReloading = true;
  // Assigning the current address would only change its hash.
  if (address.split("#")[0] === currentAddress()) window.location.reload();
  else window.location.assign(address);
  return true;
}

function currentAddress(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}
