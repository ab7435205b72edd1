// @vitest-environment node
import { expect, test } from "vitest";
import { bundleUrls } from "#prerender/client-build.ts";

test("the manifest names the chunks of the app and of each screen, with their imports", () => {
  const urls = bundleUrls({
    "index.html": { file: "assets/main-1.js", imports: ["_libraries.js"], dynamicImports: ["app"] },
    "style.css": { file: "assets/style-1.css" },
    "_libraries.js": { file: "assets/libraries-1.js" },
    app: { file: "assets/app-1.js", imports: ["_start.js"] },
    "_start.js": { file: "assets/start-1.js", imports: ["_libraries.js"] },
    "src/shop/home/home-screen.tsx": { file: "assets/home-1.js", imports: ["_start.js"] },
    a: { file: "assets/big-shoulders-latin-wght-normal-a1b2c3.woff2" },
    b: { file: "assets/big-shoulders-latin-ext-wght-normal-a1b2c3.woff2" },
    c: { file: "assets/big-shoulders-vietnamese-wght-normal-a1b2c3.woff2" },
  });
  const start = ["/assets/start-1.js", "/assets/libraries-1.js"];
  expect(urls).toMatchObject({
    entry: "/assets/main-1.js",
    entryImports: ["/assets/libraries-1.js", "/assets/app-1.js", ...start],
    stylesheet: "/assets/style-1.css",
    fonts: ["/assets/big-shoulders-latin-wght-normal-a1b2c3.woff2"],
  });
  expect(urls.chunks["shop/home/home-screen.tsx"]).toEqual(["/assets/home-1.js", ...start]);
});
