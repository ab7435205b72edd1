import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { rename } from "node:fs/promises";
import { dirname, join } from "node:path";
import { setImmediate, setTimeout } from "node:timers/promises";
import { beforeEach, expect, test } from "vitest";
import { publishSite, replaceFile } from "#prerender/publish-site.ts";
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

async function publish(site: Site, stayMs = 0): Promise<void> {
  sites += 1;
  const newDir = join(folder, `site-${sites}`);
  writeSite(newDir, site);
  await publishSite(newDir, outDir, stayMs);
}

test("the folder has the new site, and nothing of the old one or of anybody else", async () => {
  writeSite(outDir, {
    "index.html": "old",
    "old.html": "old",
    "assets/old.js": "old",
    "product/1.html": "old",
    ".left-by-a-killed-build": "",
    "somebody/else/file.txt": "",
  });
  await publish({ "index.html": "new", "assets/new.js": "new", "cards/index.jpg": "new" });
  expect(contentOf(outDir)).toEqual({
    "index.html": "new",
    assets: null,
    "assets/new.js": "new",
    cards: null,
    "cards/index.jpg": "new",
  });
});

test("a file that has not changed is left alone, so that a browser's copy stays valid", async () => {
  await publish({ "index.html": "old", "assets/app.js": "same" });
  const { ino, ctimeMs } = statSync(join(outDir, "assets/app.js"));
  await publish({ "index.html": "new", "assets/app.js": "same" });
  expect(statSync(join(outDir, "assets/app.js"))).toMatchObject({ ino, ctimeMs });
});

test("a folder takes the place of a file, and a file that of a folder", async () => {
  await publish({ guide: "a file", "terms/index.html": "a page" });
  await publish({ "guide/index.html": "a page", terms: "a file" });
  expect(contentOf(outDir)).toEqual({ guide: null, "guide/index.html": "a page", terms: "a file" });
});

test("a link to a folder elsewhere stays, and the site is there", async () => {
  const elsewhere = join(folder, "www");
  writeSite(elsewhere, { "index.html": "old", "old.html": "old" });
  symlinkSync(elsewhere, outDir);
  await publish({ "index.html": "new" });
  expect(lstatSync(outDir).isSymbolicLink()).toBe(true);
  expect(contentOf(elsewhere)).toEqual({ "index.html": "new" });
});

test("links in the folder go, and what they lead to stays", async () => {
  const elsewhere = join(folder, "elsewhere");
  writeSite(elsewhere, { "app.js": "elsewhere", "page.html": "elsewhere" });
  mkdirSync(outDir);
  symlinkSync(elsewhere, join(outDir, "assets"));
  symlinkSync(join(elsewhere, "page.html"), join(outDir, "index.html"));
  symlinkSync(elsewhere, join(outDir, "other"));
  await publish({ "index.html": "elsewhere", "assets/app.js": "new" });
  expect(readdirSync(outDir).toSorted()).toEqual(["assets", "index.html"]);
  expect(lstatSync(join(outDir, "index.html")).isSymbolicLink()).toBe(false);
  expect(contentOf(elsewhere)).toEqual({ "app.js": "elsewhere", "page.html": "elsewhere" });
});

test("if a file cannot be copied, the old site stays, and nothing else", async () => {
  const old = { "index.html": "old", "old.html": "old" };
  await publish(old);
  const newDir = join(folder, "broken");
  writeSite(newDir, { "a.html": "new", "index.html": "new" });
  symlinkSync("nowhere", join(newDir, "z.html"));
  await expect(publishSite(newDir, outDir)).rejects.toThrow("ENOENT");
  expect(contentOf(outDir)).toEqual(old);
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

test("while sites are published, every page finds its files at every moment", async () => {
  mkdirSync(outDir);
  const missing: string[] = [];
  let looks = 0;
  const published = new AbortController();
  // Each look is between two steps.
  const read = async () => {
    for (; !published.signal.aborted; looks += 1) {
      for (const page of ["index.html", "status.html"].map((name) => join(outDir, name))) {
        const named = existsSync(page) ? readFileSync(page, "utf8").split("\n") : [];
        missing.push(...named.filter((name) => !existsSync(join(outDir, name))));
      }
      await setImmediate();
    }
  };
  const reader = read();
  for (let build = 0; build <= 10; build += 1) await publish(siteOfBuild(build));
  published.abort();
  await reader;
  expect(missing).toEqual([]);
  expect(looks).toBeGreaterThan(100);
});

test("a page that was loaded just before still finds its files", async () => {
  await publish(siteOfBuild(0));
  const published = publish(siteOfBuild(1), 1000);
  const page = join(outDir, "index.html");
  await expect.poll(() => readFileSync(page, "utf8")).toContain("of-1");
  await setTimeout(200);
  for (const name of Object.keys(siteOfBuild(0))) expect(existsSync(join(outDir, name))).toBe(true);
  await published;
  expect(existsSync(join(outDir, "assets/1-of-0.js"))).toBe(false);
});

/** Renames a file, but first fails a number of times. */
function failing(times: number, code: string): typeof rename {
  let failures = 0;
  return async (...paths) => {
    failures += 1;
    if (failures <= times) throw Object.assign(new Error(code), { code });
    return rename(...paths);
  };
}

// "EPERM" and "EBUSY" are what Windows says of a file that another program holds, "EBUSY" also what Linux
// says of a file that is a mount.
test.each([
  ["for a moment", failing(2, "EPERM")],
  ["as a mount", failing(Infinity, "EBUSY")],
])("a file that cannot be replaced %s has the new content", async (_, move) => {
  writeSite(outDir, { copy: "new", "index.html": "old" });
  const target = join(outDir, "index.html");
  await replaceFile(join(outDir, "copy"), target, move);
  expect(readFileSync(target, "utf8")).toBe("new");
});
