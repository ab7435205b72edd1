import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { type ReplaceableFile, replaceableFiles } from "#domain/site-files.ts";
import { writeReplaceableFiles } from "#prerender/write-files.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

test("a file that the owner has put into public/ replaces the generated one, or is followed by it", async () => {
  const distDir = temporaryFolder();
  writeFileSync(join(distDir, "robots.txt"), "own");
  writeFileSync(join(distDir, "_redirects"), "/own /first 301");
  const files = Object.fromEntries(replaceableFiles.map((name) => [name, "generated"]));
  await writeReplaceableFiles(distDir, {
    ...(files as Record<ReplaceableFile, string>),
    "status.atom": undefined,
  });
  const read = (name: string) => readFileSync(join(distDir, name), "utf8");
  expect([read("robots.txt"), read("favicon.svg")]).toEqual(["own", "generated"]);
  expect(read("_redirects")).toBe("/own /first 301\ngenerated");
  expect(existsSync(join(distDir, "status.atom"))).toBe(false);
});
