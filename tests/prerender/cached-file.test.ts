// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { cachedPath } from "#prerender/cached-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cached-file-"));
});
afterEach(() => rm(folder, { recursive: true }));

const make = (text: string) => async () => Buffer.from(text);

async function cachedText(...input: Parameters<typeof cachedPath>): Promise<string> {
  return readFile(await cachedPath(...input), "utf8");
}

test("content is made once for each key", async () => {
  const cacheDir = join(folder, "cards");
  expect(await cachedText(cacheDir, ["a", 1], make("first"))).toBe("first");
  expect(await cachedText(cacheDir, ["a", 1], make("second"))).toBe("first");
  expect(await cachedText(cacheDir, ["a", 2], make("second"))).toBe("second");
});

test("a failure is not cached", async () => {
  const failing = cachedPath(folder, "a", () => Promise.reject(new Error("no picture")));

  await expect(failing).rejects.toThrow("no picture");
  expect(await readdir(folder)).toEqual([]);
});
