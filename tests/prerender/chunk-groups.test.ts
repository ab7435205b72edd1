// @vitest-environment node
import type { Rolldown } from "vite";
import { expect, test } from "vitest";
import { checkChunkGroups } from "#prerender/chunk-groups.ts";

const modules = [
  "\0vite/preload-helper.js",
  "/shop/node_modules/react/index.js",
  "/shop/node_modules/react-dom/client.js",
  "/shop/node_modules/react-router/dist/production/index.mjs",
  "/shop/node_modules/scheduler/index.js",
  "/shop/src/shop/ui/load-or-reload.ts",
  "/shop/src/shop/start/hydrate-shop.tsx",
  "/shop/src/shop/home/home-screen.tsx",
];
const bundleOf = (moduleIds: string[]) =>
  ({ "start.js": { type: "chunk", moduleIds } }) as unknown as Rolldown.OutputBundle;

test("a bundle with every module of the groups is accepted", () => {
  expect(() => checkChunkGroups(bundleOf(modules))).not.toThrow();
});

test.each(modules)("a bundle without %j stops the build", (missing) => {
  const others = modules.filter((module) => module !== missing);
  expect(() => checkChunkGroups(bundleOf(others))).toThrow(
    /has no module that matches .*chunk-groups\.ts/,
  );
});
