// @vitest-environment node
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedPath } from "#prerender/cached-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cached-file-"));
});
afterEach(() => rm(folder, { recursive: true }));

const make = async () => Buffer.from("content");

async function cachedText(...input: Parameters<typeof cachedPath>): Promise<string> {
  return readFile(await cachedPath(...input), "utf8");
}

test("content is made once for each key", async () => {
  const makeFirst = vi.fn(async () => Buffer.from("first"));
  const cacheDir = join(folder, "cards");

  expect(await cachedText(cacheDir, ["a", 1], makeFirst)).toBe("first");
  expect(await cachedText(cacheDir, ["a", 1], makeFirst)).toBe("first");
  expect(makeFirst).toHaveBeenCalledOnce();

  const other = await cachedText(cacheDir, ["a", 2], async () => Buffer.from("second"));
  expect(other).toBe("second");
});

test("a failure is not cached", async () => {
  const failing = cachedPath(folder, "a", () => Promise.reject(new Error("no picture")));

  await expect(failing).rejects.toThrow("no picture");
  expect(await readdir(folder)).toEqual([]);
});

test("the same content made twice at once is written without an error", async () => {
  const both = await Promise.all([cachedText(folder, "a", make), cachedText(folder, "a", make)]);
  expect(both).toEqual(["content", "content"]);
  expect(await readdir(folder)).toHaveLength(1);
});
