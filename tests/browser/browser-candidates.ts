import { join } from "node:path";

/** The environment variable with the path of the browser to use. */
export const browserVariable = "CHROMIUM_PATH";

const shellNames = ["chromium-headless-shell", "chrome-headless-shell", "headless_shell"];

const browserNames = [
  "chromium",
  "chromium-browser",
  "google-chrome-stable",
  "google-chrome",
  "chrome",
];

const usualPlaces = [
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

type Environment = Readonly<Record<string, string | undefined>>;

/** Possible paths of a browser, best first. They may not exist. One in the environment is the only candidate. */
export function browserCandidates(environment: Environment, playwrightPath: string): string[] {
  return candidates(environment, browserNames, [...usualPlaces, playwrightPath]);
}

/** The same for a headless shell: Chromium without its window, which runs the tests a third faster. */
export function shellCandidates(environment: Environment): string[] {
  return candidates(environment, shellNames, []);
}

function candidates(environment: Environment, names: readonly string[], others: string[]) {
  const named = environment[browserVariable];
  if (named) return [named];
  const folders = (environment["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const inUsualFolders = names.map((name) => join("/usr/bin", name));
  return [...new Set([...onPath, ...inUsualFolders, ...others])];
}
