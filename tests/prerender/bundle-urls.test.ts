import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bundleUrls } from "#prerender/bundle-urls.ts";
import { edited } from "#tests/owner/check/small-shop.ts";

const manifest = {
  "index.html": { file: "assets/main.js" },
  "style.css": { file: "assets/style.css" },
  "files/big-shoulders-latin-wght-normal.woff2": { file: "assets/B1.woff2" },
};
const theme = readFileSync("tests/shop/theme.css", "utf8");

test("the display font is fetched ahead, unless the owner has another", () => {
  expect(bundleUrls(manifest, theme).fonts).toEqual(["/assets/B1.woff2"]);
  for (const fonts of ['"Anton"', '"Anton", "Big Shoulders"']) {
    const own = edited(theme, '"Big Shoulders", "Big Shoulders Fallback"', fonts);
    expect(bundleUrls(manifest, own).fonts).toEqual([]);
  }
});
