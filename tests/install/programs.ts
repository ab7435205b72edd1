import { accessSync, constants } from "node:fs";
import { delimiter, join, resolve } from "node:path";
import { chromium } from "@playwright/test";

/** The environment variable with the path of the browser to use. */
export const browserVariable = "CHROMIUM_PATH";

/** Where `install-nginx.ts` unpacks Debian's package. */
export const unpackedNginx = resolve("node_modules/.cache/nginx");

/** The path of a full Chromium or Chrome, or undefined if there is none. */
export function findBrowser(): string | undefined {
  return findChosenOr(() => [
    ...onPath(
      "chromium",
      "chromium-browser",
      "google-chrome-stable",
      "google-chrome",
      "chrome",
      "chrome.exe",
    ),
    "/snap/bin/chromium",
    "/opt/google/chrome/chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    chromium.executablePath(),
  ]);
}

/** The same for a headless shell: Chromium without its window, which runs the tests a third faster. */
export function findHeadlessShell(): string | undefined {
  return findChosenOr(() =>
    onPath("chromium-headless-shell", "chrome-headless-shell", "headless_shell"),
  );
}

/** The path of nginx, or undefined if there is none. */
export function findNginx(): string | undefined {
  return [...onPath("nginx"), "/usr/sbin/nginx", `${unpackedNginx}/usr/sbin/nginx`].find(isProgram);
}

/** Whether a program is installed. */
export function isInstalled(name: string): boolean {
  return onPath(name).some(isProgram);
}

/** The browser that the environment names, and no other; without one, the first that exists. */
function findChosenOr(candidates: () => readonly string[]): string | undefined {
  const chosen = process.env[browserVariable];
  return (chosen ? [chosen] : candidates()).find(isProgram);
}

function onPath(...names: readonly string[]): string[] {
  const folders = [...(process.env["PATH"] ?? "").split(delimiter), "/usr/bin"];
  return names.flatMap((name) => folders.map((folder) => join(folder, name)));
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
