// @vitest-environment node
import { expect, test } from "vitest";
import { bundleUrls, isPreloadedFont, sourceName } from "#prerender/client-build.ts";

test.each([
  ["/shop/src", "/shop/src/home/home-screen.tsx"],
  ["/my-latin-shop/src", "/my-latin-shop/src/home/home-screen.tsx"],
  ["C:\\shop\\src", "C:/shop/src/home/home-screen.tsx"],
  ["C:\\shop\\src", "C:\\shop\\src\\home\\home-screen.tsx"],
])("in %s, a module is named as in the route tree", (srcDir, moduleId) => {
  expect(sourceName(srcDir, moduleId)).toBe("home/home-screen.tsx");
});

test.each([
  ["assets/big-shoulders-latin-wght-normal-a1b2c3.woff2", true],
  ["assets/big-shoulders-latin-ext-wght-normal-a1b2c3.woff2", false],
  ["assets/big-shoulders-vietnamese-wght-normal-a1b2c3.woff2", false],
  ["assets/my-latin-wght-shop/big-shoulders-vietnamese-wght-normal-a1b2c3.woff2", false],
])("%s is preloaded: %s", (fileName, isPreloaded) => {
  expect(isPreloadedFont(fileName)).toBe(isPreloaded);
});

test("a bundle without an entry is refused", () => {
  expect(() => bundleUrls([], "/shop/src", "/")).toThrow(/no entry/);
});
