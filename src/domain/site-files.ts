/**
 * The files that the build writes beside the pages, at the root of the site. A file of the same name in
 * `public/` replaces one of them; `_redirects` gets the shop's lines at its end.
 */
export const replaceableFiles = [
  "favicon.svg",
  "apple-touch-icon.png",
  "robots.txt",
  "sitemap.xml",
  "status.json",
  "status.atom",
  "_headers",
  "_redirects",
  "_nginx.conf",
] as const;

export type ReplaceableFile = (typeof replaceableFiles)[number];

/** The feed of status changes. It exists only if there are any. */
export const statusFeedFile = "status.atom" satisfies ReplaceableFile;

/** The file with the licences of all shipped packages. */
export const licencesFile = "licences.txt";

/** The folders of the build: scripts, styles and pictures; preview cards. */
export const buildFolders = { assets: "assets", cards: "cards" } as const;
