// @vitest-environment node
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createBuilder, type InlineConfig } from "vite";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { completeLicences } from "#prerender/licences.ts";
import { prerenderPlugin } from "#prerender/prerender-plugin.ts";

let root = "";
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), "refused-build-"));
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(root, { recursive: true });
});

/** Prepares a build as `vite build` does. */
function prepare(config: InlineConfig) {
  return createBuilder({
    root,
    configFile: false,
    plugins: [prerenderPlugin("tests/shop")],
    ...config,
  });
}

test("a build for another folder of a site is refused", async () => {
  vi.stubEnv("NODE_ENV", "production");
  await expect(prepare({ base: "/x/" })).rejects.toThrow(/leave out --base/);
  await expect(prepare({})).resolves.toBeDefined();
});

test("a build that watches is refused", async () => {
  vi.stubEnv("NODE_ENV", "production");
  await expect(prepare({ build: { watch: {} } })).rejects.toThrow(/leave out --watch/);
});

test("a build of React's development version is refused", async () => {
  vi.stubEnv("NODE_ENV", "development");
  await expect(prepare({})).rejects.toThrow(/NODE_ENV is "development".*run it without NODE_ENV/);
});

test("the owner's licences come before those of the packages", async () => {
  const [dist, publicDir] = [join(root, "dist"), join(root, "public")];
  await Promise.all([mkdir(dist), mkdir(publicDir)]);
  await writeFile(join(dist, "licences.txt"), "## react\n");
  await writeFile(join(publicDir, "licences.txt"), "The pictures are by Ada.\n");
  await completeLicences(dist, process.cwd(), publicDir);
  const text = await readFile(join(dist, "licences.txt"), "utf8");
  expect(text).toMatch(/^The pictures are by Ada\.\n\n## react\n[^]*## tailwindcss\n/);
});
