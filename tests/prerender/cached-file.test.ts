// @vitest-environment node
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedFile } from "#prerender/cached-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cached-file-"));
});
afterEach(() => rm(folder, { recursive: true }));

test("content is made once for each key", async () => {
  const make = vi.fn(async () => Buffer.from("first"));
  const cacheDir = join(folder, "cards");

  expect(String(await cachedFile(cacheDir, ["a", 1], make))).toBe("first");
  expect(String(await cachedFile(cacheDir, ["a", 1], make))).toBe("first");
  expect(make).toHaveBeenCalledOnce();

  const other = await cachedFile(cacheDir, ["a", 2], async () => Buffer.from("second"));
  expect(String(other)).toBe("second");
});

test("a failure is not cached", async () => {
  const failing = cachedFile(folder, "a", () => Promise.reject(new Error("no picture")));

  await expect(failing).rejects.toThrow("no picture");
  expect(await readdir(folder)).toEqual([]);
});
