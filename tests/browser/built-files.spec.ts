import { execFile } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { expect, test, testShop } from "./fixtures.ts";
import { siteFolder } from "./sites.ts";

/** Runs a command of a package. Rejects with what it prints if it fails. */
const run = async (command: string, options = {}) => {
  const [name = "", ...words] = command.split(" ");
  // Not by npx, which costs half a second of CPU.
  return promisify(execFile)(resolve("node_modules/.bin", name), words, options);
};

/** The paths of a site's files, and those of the files that contain one of some texts. */
async function filesOf(site: string, texts: readonly string[]) {
  const entries = await readdir(site, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name));
  const contents = await Promise.all(paths.map((path) => readFile(path)));
  const containing = paths.filter((_, at) => texts.some((text) => contents[at]?.includes(text)));
  return { paths, containing };
}

test("no file names a folder of the machine that built the site", async () => {
  expect((await filesOf(resolve(siteFolder), [resolve(".")])).containing).toEqual([]);
});

test("nothing of the developer panel is published", async () => {
  const traces = [
    "dev-panel-choices",
    "Forget everything",
    "Customers see the settings in src/data",
  ];
  const panel = await readFile("src/shop/dev-panel/dev-panel.tsx", "utf8");
  for (const trace of traces) expect(panel).toContain(trace);
  const { paths, containing } = await filesOf(resolve(siteFolder), traces);
  expect(paths.length).toBeGreaterThan(20);
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
