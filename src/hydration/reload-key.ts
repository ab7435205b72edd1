/**
 * sessionStorage key: the build, by the URL of its module, for which this tab has already reloaded
 * once. Shared by the inline start script and the app.
 */
export const RELOADED_FROM_BUILD = "reloadedFromBuild";
