import { execFile } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { createBuilder } from "vite";
import { expect, onTestFinished, test } from "vitest";
import { cacheFolder } from "#prerender/shared/write-file.ts";
import { prerenderPlugin } from "#prerender/vite/prerender-plugin.ts";
import { expectConsole } from "#tests/console-guard.ts";
import { serveFolder } from "#tests/serve-folder.ts";
import { site } from "#tests/site.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

/** Writes a page of an older site. Returns its path. */
function writeOldSite(outDir: string): string {
  mkdirSync(outDir, { recursive: true });
  const page = join(outDir, "index.html");
  writeFileSync(page, "old");
  return page;
}

test("a build with a mistake in the data fails, says where, and keeps the old site", async () => {
  const data = "node_modules/.cache/mistaken-shop";
  cpSync("tests/shop", data, { recursive: true });
  onTestFinished(() => rmSync(data, { recursive: true }));
  const products = readFileSync(join(data, "products.ts"), "utf8");
  writeFileSync(join(data, "products.ts"), products.replace('"283989"', '"151373"'));
  const outDir = join("node_modules/.cache/sites", data);
  onTestFinished(() => rmSync(outDir, { recursive: true }));
  const page = writeOldSite(outDir);
  const { VITEST: _, ...env } = process.env;
  const build = promisify(execFile)("node_modules/.bin/vite", ["build", "--mode", data], { env });
  await expect(build).rejects.toMatchObject({
    stderr: expect.stringMatching(/products\.ts:\d+: Temp Spoofer: id is "151373"/) as string,
  });
  expect(readFileSync(page, "utf8")).toBe("old");
});

test("a build that fails half-way keeps the old site, and leaves nothing else", async () => {
  expectConsole("log", /^Building the shop/);
  expectConsole("log", /^Scripts and pictures/);
  const root = temporaryFolder();
  const page = writeOldSite(join(root, "dist"));
  writeFileSync(join(root, "index.html"), "<title>new</title>");
  // Nothing serves #page-data to the inline script, so it fails after the browser's bundle has been written.
  const builder = await createBuilder({
    root,
    configFile: false,
    logLevel: "silent",
    plugins: [prerenderPlugin(async () => site)],
  });
  await expect(builder.buildApp()).rejects.toThrow("before-paint-script.ts");
  expect(readFileSync(page, "utf8")).toBe("old");
  expect(readdirSync(join(root, cacheFolder))).toEqual([]);
});

test("vite preview says what to do if there is no built shop", async () => {
  await expect(serveFolder("node_modules/.cache/no-such-site")).rejects.toThrow(
    "There is no shop in node_modules/.cache/no-such-site yet. Build it first: npm run build",
  );
});
