import { expect, test } from "vitest";
import { bundleUrls } from "#prerender/vite/prerender-plugin.ts";

const latin = "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2";
const manifest = {
  "index.html": { file: "assets/main.js" },
  "style.css": { file: "assets/style.css" },
  [`node_modules/${latin}`]: { file: "assets/latin-1.woff2" },
  "src/data/media/bebas.woff2": { file: "assets/bebas-2.woff2" },
};

test("the file of the display font is fetched ahead, of a package or of the owner's", () => {
  expect(bundleUrls(manifest, latin).fonts).toEqual(["/assets/latin-1.woff2"]);
  expect(bundleUrls(manifest, "bebas.woff2").fonts).toEqual(["/assets/bebas-2.woff2"]);
  expect(bundleUrls(manifest, undefined).fonts).toEqual([]);
  expect(() => bundleUrls(manifest, "anton.woff2")).toThrow("has no anton.woff2");
});
