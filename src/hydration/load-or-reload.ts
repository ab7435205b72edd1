/** sessionStorage key: the build for which this tab has already reloaded once. */
const RELOADED_FROM_BUILD = "reloadedFromBuild";

type ReloadOptions = {
  /** The running build: the URL of its module. */
  build: string;
  /** The address to open. By default the current one. */
  address?: () => string;
  /** Loads an address from the host. */
  open?: (address: string) => void;
};

let isReloading = false;

/**
 * Loads a part of the app, or reloads once (see `reloadOnce`) if it is missing. The promise then
 * never settles, so that the page stays as it is until the new one loads.
 */
export async function loadOrReload<Loaded>(
  load: () => Promise<Loaded>,
  options: ReloadOptions,
): Promise<Loaded> {
  // Firefox aborts imports when the visitor leaves: a reload would cancel that navigation.
  let isLeaving = false;
  const noteLeaving = () => {
    isLeaving = true;
  };
  window.addEventListener("beforeunload", noteLeaving);
  try {
    return await load();
  } catch (error) {
    if (isLeaving) reloadWhenRestored(options);
    else if (!reloadOnce(options)) throw error;
    return await new Promise<never>(() => {});
  } finally {
    // It can disable the back/forward cache.
    window.removeEventListener("beforeunload", noteLeaving);
  }
}

/**
 * For a missing chunk: the shop has probably been redeployed, and the old build is gone. Opens an
 * address from the host. Returns whether it does: online, and once per build, so that it never loops.
 */
export function reloadOnce({
  build,
  address = currentAddress,
  open = openFromHost,
}: ReloadOptions): boolean {
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
  reloadWhenRestored({ open });
  open(address());
  return true;
}

/** The back/forward cache may restore the page while it still waits for the missing chunk. */
function reloadWhenRestored({ open = openFromHost }: Pick<ReloadOptions, "open">): void {
  window.addEventListener("pageshow", ({ persisted }) => {
    if (persisted) open(currentAddress());
  });
}

function currentAddress(): string {
  const { pathname, search } = window.location;
  return pathname + search;
}

/** Assigning the current address would only change its hash. */
function openFromHost(address: string): void {
  if (address.split("#")[0] === currentAddress()) window.location.reload();
  else window.location.assign(address);
}
