import { execFile } from "node:child_process";
import { cp, mkdtemp, readdir, readFile, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { contentHash } from "#prerender/cached-file.ts";
import { expect, test, testShop } from "./fixtures.ts";
import { siteFolder } from "./sites.ts";

const notCopied = new Set([".git", ".cache", ".look", "dist", "node_modules", "test-results"]);

/** Runs a command of a package. Rejects with what it prints if it fails. */
const run = async (command: string, options = {}) => {
  const [name = "", ...words] = command.split(" ");
  // Not by npx, which costs half a second of CPU.
  return promisify(execFile)(resolve("node_modules/.bin", name), words, options);
};

/** Copies the project into another folder, with a link to its packages. Returns the folder. */
async function copiedProject(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "another-shop-"));
  for (const name of await readdir(".")) {
    if (!notCopied.has(name)) await cp(name, join(folder, name), { recursive: true });
  }
  // With the cache of converted pictures.
  await symlink(resolve("node_modules"), join(folder, "node_modules"), "junction");
  return folder;
}

/** The hash of each file of a site by its path, and the files that contain one of some texts. */
async function filesOf(site: string, texts: readonly string[]) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const hashes: Record<string, string> = {};
  const containing: string[] = [];
  for (const { parentPath, name } of entries.filter((entry) => entry.isFile())) {
    const path = join(parentPath, name);
    const content = await readFile(path);
    hashes[path.slice(site.length)] = contentHash(content);
    if (texts.some((text) => content.includes(text))) containing.push(path);
  }
  return { hashes, containing };
}

test("wherever and however the shop is built, the site is the same, and names no folder", async () => {
  const first = await filesOf(resolve(siteFolder), [resolve(".")]);
  expect(first.containing).toEqual([]);

  const folder = await copiedProject();
  try {
    // A developer's machine may have this set.
    const env = { ...process.env, NODE_ENV: "development" };
    await run("vite build --mode tests/shop --outDir dist", { cwd: folder, env });
    const second = await filesOf(join(folder, "dist"), [folder]);
    expect(second).toEqual({ hashes: first.hashes, containing: [] });
  } finally {
    await rm(folder, { recursive: true });
  }
});

test("nothing of the preview panel is published", async () => {
  const traces = ["preview-choices", "Forget everything", "Customers see the settings in src/data"];
  const panel = await readFile("src/shop/preview/preview-panel.tsx", "utf8");
  for (const trace of traces) expect(panel).toContain(trace);
  const { hashes, containing } = await filesOf(resolve(siteFolder), traces);
  expect(Object.keys(hashes).length).toBeGreaterThan(20);
  expect(containing).toEqual([]);
});

test("every page is valid HTML", async () => {
  await expect(run(`html-validate ${siteFolder}`)).resolves.toBeDefined();
});

test("every link within the site leads to a page and a place on it", async () => {
  // Other hosts are samples, and not contacted from tests. linkinator resolves a page's own fragments
  // against its address with a slash at the end, which is no page.
  const options = String.raw`--recurse --check-fragments --skip ^https?://(?!localhost)|:\d+/.+/(#|$)`;
  const { stdout, stderr } = await run(`linkinator ${testShop} ${options}`, {
    env: { ...process.env, FORCE_COLOR: "0" },
  });
  // It does not mind if it has skipped everything.
  expect(stdout + stderr).toMatch(/scanned [1-9]\d+ links/);
});

/** Runs in a page. The texts of a stylesheet's rules without a class. */
function rulesWithoutClass(css: string): string[] {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  const texts = (rule: CSSRule): string[] => {
    const selector = rule instanceof CSSStyleRule ? rule.selectorText : "";
    const hasRules = rule instanceof CSSGroupingRule && rule.cssRules.length > 0;
    if (hasRules && selector === "") return [...rule.cssRules].flatMap(texts);
    return /\.(?!\d)/.test(selector) ? [] : [rule.cssText];
  };
  return [...sheet.cssRules].flatMap(texts);
}

test("every page has all rules without a class, because the app adds only those with one", async ({
  page,
}) => {
  const rulesOf = async (file: string) => {
    const html = await readFile(join(siteFolder, file), "utf8");
    return page.evaluate(rulesWithoutClass, /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? "");
  };
  const rules = await rulesOf("index.html");
  expect(rules.length).toBeGreaterThan(30);
  for (const file of ["status.html", "product/151373.html", "404.html"]) {
    expect(await rulesOf(file), file).toEqual(rules);
  }
});
