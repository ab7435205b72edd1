import { spawnSync } from "node:child_process";
import { browserVariable } from "./browser-candidates.ts";
import { findBrowser, findHeadlessShell } from "./find-browser.ts";

const isRoot = process.getuid?.() === 0;

function runs(program: string, ...values: string[]): boolean {
  return spawnSync(program, values, { stdio: "inherit" }).status === 0;
}

/** Installs a Debian package; false if there is none, or no right to do so. */
function installPackage(name: string): boolean {
  console.log(`Installing Debian's package ${name}.`);
  const [program = "", ...values] = isRoot ? ["apt-get"] : ["sudo", "-n", "apt-get"];
  const quick = ["--quiet", "--option=Acquire::Retries=0", "--option=Acquire::http::Timeout=20"];
  return (
    runs(program, ...values, "update", ...quick) &&
    runs(
      program,
      ...values,
      "install",
      ...quick,
      "--yes",
      "--no-remove",
      "--no-install-recommends",
      name,
    )
  );
}

/** Downloads Playwright's Chromium, which needs root to install system libraries. */
function downloadBrowser(): boolean {
  console.log("Downloading Playwright's Chromium.");
  const libraries = isRoot ? ["--with-deps"] : [];
  return runs("npx", "playwright", "install", "chromium", "--no-shell", ...libraries);
}

/** The path of the tests' browser. Installs one if none is found; throws if that fails. */
export function findOrInstallBrowser(): string {
  const shell = findHeadlessShell();
  if (shell !== undefined) return shell;
  const named = process.env[browserVariable];
  if (named) {
    throw new Error(
      `${browserVariable} names ${named}, which is no program. Correct it, or leave it out and a browser is looked for.`,
    );
  }
  // Also beside a full browser, with which the tests take half as long again.
  if (isRoot) installPackage("chromium-headless-shell");
  const found = findHeadlessShell() ?? findBrowser();
  if (found !== undefined) return found;
  const installChromium = () => installPackage("chromium");
  const ways = isRoot ? [installChromium, downloadBrowser] : [downloadBrowser, installChromium];
  for (const install of ways) {
    const path = install() ? findBrowser() : undefined;
    if (path !== undefined && runs(path, "--version")) return path;
  }
  throw new Error(
    `No browser for the browser tests. Install Chromium or Chrome, or set ${browserVariable} to the path of one.`,
  );
}
