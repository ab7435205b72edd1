const RELOADED_FROM_BUILD = "reloadedFromBuild";

/**
 * Whether this tab may reload because a chunk of this build is missing: online, once per build, and
 * only if storage can record it, so that it never loops. A build is named by its module's URL.
 */
export function claimReload(build: string): boolean {
  if (!navigator.onLine) return false;
  try {
    if (sessionStorage.getItem(RELOADED_FROM_BUILD) === build) return false;
    sessionStorage.setItem(RELOADED_FROM_BUILD, build);
    return true;
  } catch {
    // Storage is blocked. A reload that cannot be recorded could loop.
    return false;
  }
}
