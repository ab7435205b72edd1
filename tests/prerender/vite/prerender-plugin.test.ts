import { expect, test } from "vitest";
import { browserBundle } from "#prerender/vite/prerender-plugin.ts";

const latin = "@fontsource-variable/big-shoulders/files/big-shoulders-latin-wght-normal.woff2";

const asset = (fileName: string, originalFileName: string) => ({
  type: "asset",
  fileName,
  originalFileNames: [originalFileName],
  source: "",
});

const files = [
  { type: "chunk", fileName: "assets/main.js", isEntry: true, imports: [], dynamicImports: [] },
  {
    type: "chunk",
    fileName: "assets/home.js",
    facadeModuleId: "/project/src/home.tsx",
    imports: ["assets/shared.js"],
  },
  { type: "chunk", fileName: "assets/shared.js", imports: ["assets/home.js"] },
  asset("index.html", "/project/index.html"),
  asset("assets/style.css", "style.css"),
  asset("assets/latin-1.woff2", `node_modules/${latin}`),
  asset("assets/bebas-2.woff2", "src/data/media/bebas.woff2"),
] as unknown as Parameters<typeof browserBundle>[0];

const fontsOf = (font: string | undefined) => browserBundle(files, "/project", font).fonts;

test("the file of the display font is fetched ahead, of a package or of the owner's", () => {
  expect(fontsOf(latin)).toEqual(["/assets/latin-1.woff2"]);
  expect(fontsOf("bebas.woff2")).toEqual(["/assets/bebas-2.woff2"]);
  expect(fontsOf(undefined)).toEqual([]);
  expect(() => fontsOf("anton.woff2")).toThrow("has no anton.woff2");
});

test("chunks that import each other are each preloaded once", () => {
  expect(browserBundle(files, "/project", undefined).chunks).toEqual({
    "home.tsx": ["/assets/home.js", "/assets/shared.js"],
  });
});
