/**
 * The key in session storage under which stands for which build, by the address of its module, a
 * page was opened anew: each build does so once a visit, so it never loops.
 */
export const RELOADED_FROM_BUILD = "reloadedFromBuild";
