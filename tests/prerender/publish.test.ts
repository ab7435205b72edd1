import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { beforeEach, expect, onTestFinished, test } from "vitest";
import { publish } from "#prerender/publish.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";

let folder = "";
let outDir = "";
beforeEach(() => {
  folder = temporaryFolder();
  outDir = join(folder, "dist");
});

/** Files of a site by their path in it. */
type Site = Record<string, string>;

function writeSite(siteDir: string, site: Site): void {
  for (const [name, content] of Object.entries(site)) {
    const path = join(siteDir, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
  }
}

/** What is in a folder: each file with its content, and each folder. */
function contentOf(siteDir: string): Record<string, string | null> {
  const names = readdirSync(siteDir, { recursive: true, encoding: "utf8" });
  const contents = names.map((name) => {
    const path = join(siteDir, name);
    return [name, statSync(path).isDirectory() ? null : readFileSync(path, "utf8")];
  });
  return Object.fromEntries(contents) as Record<string, string | null>;
}

let sites = 0;

/** Publishes a site of a build that has started just now, so that whatever is published already is old. */
async function publishSite(site: Site, { buildStartMs = Infinity, stayMs = 0 } = {}) {
  sites += 1;
  const siteDir = join(folder, `site-${sites}`);
  writeSite(siteDir, site);
  await publish(siteDir, outDir, buildStartMs, stayMs);
}

test("the folder has the new site, and nothing of the old one or of another program", async () => {
  writeSite(outDir, {
    "index.html": "old",
    "old.html": "old",
    "assets/old.js": "old",
    "product/1.html": "old",
    "index.html.left-by-a-killed-build": "",
    "another/program/file.txt": "",
  });
  await publishSite({ "index.html": "new", "assets/new.js": "new", "cards/index.jpg": "new" });
  expect(contentOf(outDir)).toEqual({
    "index.html": "new",
    assets: null,
    "assets/new.js": "new",
    cards: null,
    "cards/index.jpg": "new",
  });
});

test("links stay, and the site is in the folder elsewhere", async () => {
  const [www, assets] = [join(folder, "www"), join(folder, "assets")];
  writeSite(www, { "index.html": "old", "old.html": "old" });
  writeSite(assets, { "kept.js": "not the shop's" });
  symlinkSync(www, outDir);
  symlinkSync(assets, join(www, "assets"));
  await publishSite({ "index.html": "new", "assets/app.js": "new" });
  expect(lstatSync(outDir).isSymbolicLink()).toBe(true);
  expect(readdirSync(www).toSorted()).toEqual(["assets", "index.html"]);
  expect(contentOf(assets)).toEqual({ "app.js": "new", "kept.js": "not the shop's" });
});

test("servers may read every file, whatever the modes of the source and of the shell are", async () => {
  const shellMask = process.umask(0o077);
  onTestFinished(() => void process.umask(shellMask));
  const siteDir = join(folder, "site");
  writeSite(siteDir, { "index.html": "", "product/1.html": "" });
  chmodSync(join(siteDir, "index.html"), 0o600);
  await publish(siteDir, outDir, 0);
  const modeOf = (name: string) => (statSync(join(outDir, name)).mode & 0o777).toString(8);
  expect(["index.html", "product/1.html"].map(modeOf)).toEqual(["644", "644"]);
  expect(["", "product"].map(modeOf)).toEqual(["755", "755"]);
});

/** A site whose pages name scripts that no other build has, and from the second build on such a page. */
function siteOfBuild(build: number): Site {
  const assets = [1, 2, 3].map((number) => `assets/${number}-of-${build}.js`);
  const product = build > 0 ? [`product/${build}.html`] : [];
  const text = [...assets, ...product].join("\n");
  return Object.fromEntries([
    ...["index.html", "status.html", ...product].map((page) => [page, text]),
    ...assets.map((asset) => [asset, "script"]),
  ]) as Site;
}

/** The files that a published page needs, and that are not there. */
function missingFiles(page: string): string[] {
  const path = join(outDir, page);
  const named = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return named.filter((name) => !existsSync(join(outDir, name)));
}

test("while sites are published, every page finds its files at every moment", async () => {
  const missing: string[] = [];
  let looks = 0;
  const published = new AbortController();
  // Each look is between two steps.
  const read = async () => {
    for (; !published.signal.aborted; looks += 1) {
      missing.push(...missingFiles("index.html"), ...missingFiles("status.html"));
      await setImmediate();
    }
  };
  const reader = read();
  for (let build = 0; build <= 10; build += 1) await publishSite(siteOfBuild(build));
  published.abort();
  await reader;
  expect(missing).toEqual([]);
  expect(looks).toBeGreaterThan(100);
});

test("a page that was loaded just before still finds its files", async () => {
  await publishSite(siteOfBuild(0));
  const published = publishSite(siteOfBuild(1), { stayMs: 1000 });
  const page = join(outDir, "index.html");
  await expect.poll(() => readFileSync(page, "utf8")).toContain("of-1");
  await setTimeout(200);
  for (const name of Object.keys(siteOfBuild(0))) expect(existsSync(join(outDir, name))).toBe(true);
  await published;
  expect(existsSync(join(outDir, "assets/1-of-0.js"))).toBe(false);
});

test("of two builds at the same time, neither deletes what the other has published", async () => {
  const buildStartMs = Date.now() - 1000;
  const old = { "old.js": "old", "assets/1-of-1.js": "script" };
  writeSite(outDir, old);
  for (const name of Object.keys(old)) utimesSync(join(outDir, name), 0, 0);
  const builds = [1, 2].map((build) => publishSite(siteOfBuild(build), { buildStartMs }));
  await Promise.all(builds);
  for (const page of ["index.html", "status.html", "product/1.html", "product/2.html"]) {
    expect(missingFiles(page)).toEqual([]);
  }
  expect(existsSync(join(outDir, "old.js"))).toBe(false);
});
