import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { readThemeColours } from "#owner/check/theme-colours.ts";
import type { ClientBuild } from "#prerender/client-build.ts";
import { writeFiles } from "#prerender/write-files.ts";

test("a file that the owner has put into public/ replaces the generated one", async () => {
  const distDir = mkdtempSync(join(tmpdir(), "site-"));
  onTestFinished(() => rmSync(distDir, { recursive: true }));
  for (const name of ["robots.txt", "_headers"]) writeFileSync(join(distDir, name), "own");
  const colours = await readThemeColours("tests/shop");
  const mark = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>';
  await writeFiles({ distDir, colours } as ClientBuild, mark, []);
  const read = (name: string) => readFileSync(join(distDir, name), "utf8");
  expect([read("robots.txt"), read("_headers")]).toEqual(["own", "own"]);
  expect(read("favicon.svg")).toBe(mark);
  expect(existsSync(join(distDir, "sitemap.xml"))).toBe(true);
});
