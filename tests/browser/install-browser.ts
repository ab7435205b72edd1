import { spawnSync } from "node:child_process";
import { browserVariable } from "./browser-candidates.ts";
import { findBrowser } from "./find-browser.ts";

type Step = { title: string; commands: string[][] };

function runs(command: readonly string[]): boolean {
  const [program = "", ...values] = command;
  return spawnSync(program, values, { stdio: "inherit" }).status === 0;
}

/** The ways to install a browser, in order. */
function steps(isRoot: boolean): Step[] {
  const asRoot = isRoot ? [] : ["sudo", "-n"];
  // Playwright needs root to install system libraries.
  const libraries = isRoot ? ["--with-deps"] : [];
  return [
    {
      title: "Playwright's Chromium",
      commands: [["npx", "playwright", "install", "chromium", "--no-shell", ...libraries]],
    },
    {
      title: "Debian's package chromium",
      commands: [
        [...asRoot, "apt-get", "update"],
        [...asRoot, "apt-get", "install", "--yes", "--no-install-recommends", "chromium"],
      ],
    },
  ];
}

/** The browser's path. Installs a browser if none is found; throws if that fails. */
export function findOrInstallBrowser(): string {
  const found = findBrowser();
  if (found !== undefined) return found;
  const named = process.env[browserVariable];
  if (named) {
    throw new Error(
      `${browserVariable} names ${named}, which is no program. Correct it, or leave it out and a browser is looked for.`,
    );
  }
  for (const { title, commands } of steps(process.getuid?.() === 0)) {
    console.log(`No Chromium or Chrome found. Installing ${title}.`);
    const path = commands.every(runs) ? findBrowser() : undefined;
    if (path !== undefined && runs([path, "--version"])) return path;
    console.log(`${title} could not be installed.`);
  }
  throw new Error(
    `No browser for the browser tests. Install Chromium or Chrome, or set ${browserVariable} to the path of one.`,
  );
}
