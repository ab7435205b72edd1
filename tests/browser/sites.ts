/** The folders of the sites that Playwright has built from `tests/shop` and `tests/live-shop`. */
export const siteFolder = "node_modules/.cache/sites/tests/shop";
export const liveSiteFolder = "node_modules/.cache/sites/tests/live-shop";
