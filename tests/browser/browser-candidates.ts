import { join } from "node:path";

/** The environment variable with the path of the browser to use. */
export const browserVariable = "CHROMIUM_PATH";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const usualPlaces = [
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Possible paths of a browser, best first: the one in the environment (then the only candidate), the
 * system's browsers, Playwright's download. They may not exist.
 */
export function browserCandidates(
  environment: Readonly<Record<string, string | undefined>>,
  playwrightPath: string,
): string[] {
  const named = environment[browserVariable];
  if (named) return [named];
  const folders = (environment["PATH"] ?? "").split(":").filter((folder) => folder !== "");
  const onPath = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  const inUsualFolders = names.map((name) => join("/usr/bin", name));
  return [...new Set([...onPath, ...inUsualFolders, ...usualPlaces, playwrightPath])];
}
