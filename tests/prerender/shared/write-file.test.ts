import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, test, vi } from "vitest";
import { cachedPath, reusedFolder, tidyUp } from "#prerender/shared/write-file.ts";
import { expectConsole } from "#tests/console-guard.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

const make = (text: string) => async () => Buffer.from(text);

async function cachedText(...input: Parameters<typeof cachedPath>): Promise<string> {
  return readFile(await cachedPath(...input), "utf8");
}

test("content is made once for each key", async () => {
  const cacheDir = temporaryFolder();
  expect(await cachedText(cacheDir, ["a", 1], make("first"))).toBe("first");
  expect(await cachedText(cacheDir, ["a", 1], make("second"))).toBe("first");
  expect(await cachedText(cacheDir, ["a", 2], make("second"))).toBe("second");
});

test("on Cloudflare, files lie in npm's cache, which is kept between two builds", () => {
  vi.stubEnv("npm_config_cache", "/home/.npm");
  vi.stubEnv("WORKERS_CI", undefined);
  vi.stubEnv("CF_PAGES", undefined);
  expect(reusedFolder("/shop")).toBe(join("/shop", "node_modules/.cache"));
  vi.stubEnv("CF_PAGES", "1");
  expect(reusedFolder("/shop")).toBe(join("/home/.npm", "latchkey"));
});

test("a failure is not cached", async () => {
  const folder = temporaryFolder();
  const failing = cachedPath(folder, "a", () => Promise.reject(new Error("no picture")));

  await expect(failing).rejects.toThrow("no picture");
  expect(await readdir(folder)).toEqual([]);
});

test("if tidying up fails, that is a warning", async () => {
  expectConsole("warn", /^Some old files are still there: EBUSY: resource busy/);
  await tidyUp(() => Promise.reject(new Error("EBUSY: resource busy or locked, unlink 'old.js'")));
});
