import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";

// Disables the browser's background activity (updates, sync, first-run pages).
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** The launch options. Chromium cannot use its sandbox as root. Throws if there is no browser. */
export function launchOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: isRoot ? ["--no-sandbox", ...quiet] : quiet,
  };
}
