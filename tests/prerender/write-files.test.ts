import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { writeReplaceableFiles } from "#prerender/write-files.ts";

test("a file that the owner has put into public/ replaces the generated one", async () => {
  const distDir = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  writeFileSync(join(distDir, "robots.txt"), "own");
  await writeReplaceableFiles(distDir, { "robots.txt": "generated", "favicon.svg": "generated" });
  const read = (name: string) => readFileSync(join(distDir, name), "utf8");
  expect([read("robots.txt"), read("favicon.svg")]).toEqual(["own", "generated"]);
});
