/** The folder of the site that Playwright has built from `tests/shop`. */
export const siteFolder = "node_modules/.cache/sites/tests/shop";
