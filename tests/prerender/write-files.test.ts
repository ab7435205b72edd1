import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { writeReplaceableFiles } from "#prerender/write-files.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

test("a file that the owner has put into public/ replaces the generated one", async () => {
  const distDir = temporaryFolder();
  writeFileSync(join(distDir, "robots.txt"), "own");
  await writeReplaceableFiles(distDir, { "robots.txt": "generated", "favicon.svg": "generated" });
  const read = (name: string) => readFileSync(join(distDir, name), "utf8");
  expect([read("robots.txt"), read("favicon.svg")]).toEqual(["own", "generated"]);
});
