import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, expect, test } from "vitest";
import { replaceSite } from "#prerender/replace-site.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

let folder = "";
let outDir = "";
beforeEach(() => {
  folder = temporaryFolder();
  outDir = join(folder, "dist");
});

function writeSite(siteDir: string, text: string): void {
  mkdirSync(siteDir, { recursive: true });
  writeFileSync(join(siteDir, "index.html"), text);
}
const site = () => readFileSync(join(outDir, "index.html"), "utf8");
const build = () => replaceSite(outDir, async ({ newDir }) => writeSite(newDir, "new"));

test("the new site takes the place of the old one, and nothing else is left", async () => {
  await build();
  expect(site()).toBe("new");
  writeSite(outDir, "old");
  await build();
  expect(site()).toBe("new");
  expect(readdirSync(folder)).toEqual(["dist"]);
});

test("if a build writes no site, the old one stays, and nothing else is left", async () => {
  writeSite(outDir, "old");
  await expect(replaceSite(outDir, async () => undefined)).rejects.toThrow("ENOENT");
  expect(site()).toBe("old");
  expect(readdirSync(folder)).toEqual(["dist"]);
});

test("what a killed build has left goes", async () => {
  writeSite(join(folder, "dist.building/site/product"), "of the killed build");
  writeFileSync(`${outDir}.lock`, "999999999");
  await build();
  expect(readdirSync(outDir)).toEqual(["index.html"]);
  expect(readdirSync(folder)).toEqual(["dist"]);
});

test("while a build runs, a second one is refused, and the first ends whole", async () => {
  await replaceSite(outDir, async ({ newDir }) => {
    // In another process, the lock has that process's number.
    writeFileSync(`${outDir}.lock`, `${process.ppid}`);
    await expect(build()).rejects.toThrow(/^Another build into dist is running, as process \d+\./);
    writeSite(newDir, "first");
  });
  expect(site()).toBe("first");
  expect(readdirSync(folder)).toEqual(["dist"]);
});

test.each(["", "999999999", `${process.pid}`])(
  "the lock %j of a killed build stops no build",
  async (content) => {
    writeFileSync(`${outDir}.lock`, content);
    await build();
    expect(site()).toBe("new");
    expect(readdirSync(folder)).toEqual(["dist"]);
  },
);
