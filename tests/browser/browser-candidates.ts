import { join } from "node:path";

/** The environment variable that names the browser to use; it goes before all others. */
export const browserVariable = "CHROMIUM_PATH";

const names = ["chromium", "chromium-browser", "google-chrome-stable", "google-chrome", "chrome"];

const usualPlaces = [
  "/snap/bin/chromium",
  "/opt/google/chrome/chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/**
 * Where a browser may be, best first: the one that the environment names, the system's own, then
 * Playwright's download. None of them need exist. A named browser is the only candidate.
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
