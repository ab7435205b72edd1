// @vitest-environment node
import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { cachedFile, cachedPath, trimCache } from "#prerender/cached-file.ts";

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "cached-file-"));
});
afterEach(() => rm(folder, { recursive: true }));

const make = async () => Buffer.from("content");

test("content is made once for each key", async () => {
  const makeFirst = vi.fn(async () => Buffer.from("first"));
  const cacheDir = join(folder, "cards");

  expect(String(await cachedFile(cacheDir, ["a", 1], makeFirst))).toBe("first");
  expect(String(await cachedFile(cacheDir, ["a", 1], makeFirst))).toBe("first");
  expect(makeFirst).toHaveBeenCalledOnce();

  const other = await cachedFile(cacheDir, ["a", 2], async () => Buffer.from("second"));
  expect(String(other)).toBe("second");
});

test("a failure is not cached", async () => {
  const failing = cachedFile(folder, "a", () => Promise.reject(new Error("no picture")));

  await expect(failing).rejects.toThrow("no picture");
  expect(await readdir(folder)).toEqual([]);
});

test("the same content made twice at once is written without an error", async () => {
  const both = await Promise.all([cachedFile(folder, "a", make), cachedFile(folder, "a", make)]);
  expect(both.map(String)).toEqual(["content", "content"]);
  expect(await readdir(folder)).toHaveLength(1);
});

test("files that no build has used for a month are deleted", async () => {
  const unused = await cachedPath(folder, "unused", make);
  const used = await cachedPath(folder, "used", make);
  const longAgo = new Date(Date.now() - 31 * 24 * 60 * 60 * 1000);
  await Promise.all([unused, used].map((file) => utimes(file, longAgo, longAgo)));
  await cachedPath(folder, "used", make);

  await trimCache(folder);
  expect((await readdir(folder)).map((name) => join(folder, name))).toEqual([used]);
  await trimCache(join(folder, "no-such-cache"));
});
