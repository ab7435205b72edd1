import { readdir, readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { cachedPath } from "#prerender/cached-file.ts";
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

test("a failure is not cached", async () => {
  const folder = temporaryFolder();
  const failing = cachedPath(folder, "a", () => Promise.reject(new Error("no picture")));

  await expect(failing).rejects.toThrow("no picture");
  expect(await readdir(folder)).toEqual([]);
});
