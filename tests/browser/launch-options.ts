import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";

// The browser's own errands (updates, sync, first-run pages) are no part of a test.
const quiet = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** How to start the browser. Root has no sandbox to start it in. Without a browser it says so. */
export function launchOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: isRoot ? ["--no-sandbox", ...quiet] : quiet,
  };
}
