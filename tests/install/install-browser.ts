import { canInstall, installPackages, run } from "./apt-get.ts";
import { browserVariable, findBrowser, findHeadlessShell } from "./programs.ts";

/** The path of the tests' browser. Installs one if none is found; throws if that fails. */
export function findOrInstallBrowser(): string {
  const shell = findHeadlessShell();
  if (shell !== undefined) return shell;
  const chosen = process.env[browserVariable];
  if (chosen) {
    throw new Error(
      `${browserVariable} is ${chosen}, which is not a program. Correct it, or remove it to use an installed browser.`,
    );
  }
  // Even beside a full browser, which takes half as long again.
  installPackages("chromium-headless-shell");
  const found = findHeadlessShell() ?? findBrowser();
  if (found !== undefined) return found;
  for (const install of [() => installPackages("chromium"), downloadBrowser]) {
    const path = install() ? findBrowser() : undefined;
    if (path !== undefined && run(path, ["--version"])) return path;
  }
  throw new Error(
    `There is no browser for the browser tests. Install Chromium or Chrome, or set ${browserVariable} to the path of one.`,
  );
}

/** Downloads Playwright's Chromium. Its system libraries can only be installed as root. */
function downloadBrowser(): boolean {
  console.log("Downloading Playwright's Chromium.");
  const playwright = "node_modules/@playwright/test/cli.js";
  const libraries = canInstall ? ["--with-deps"] : [];
  return run(process.execPath, [playwright, "install", "chromium", "--no-shell", ...libraries]);
}
