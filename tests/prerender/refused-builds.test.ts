// @vitest-environment node
import { spawnSync } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
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
  return createBuilder({ root, configFile: false, plugins: [prerenderPlugin()], ...config });
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

test.each(["Shop #1", "Shop 100%", "Shop?", "Shop\\1"])(
  "a folder called %s is refused in one sentence, because Vite cannot build in it",
  async (name) => {
    const cwd = join(root, name, "inner");
    await mkdir(cwd, { recursive: true });
    const script = resolve("src/owner/check/folder-name.cjs");
    const { status, stderr } = spawnSync(process.execPath, [script], { cwd, encoding: "utf8" });
    expect(status).toBe(1);
    expect(stderr).toMatch(/^The folder ".*" has a character .*\n$/);
    expect(stderr).toContain(`"${name}"`);
  },
);

test("an ordinary folder is accepted", () => {
  const script = resolve("src/owner/check/folder-name.cjs");
  expect(spawnSync(process.execPath, [script], { cwd: root }).status).toBe(0);
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
