import type { LaunchOptions } from "@playwright/test";
import { findBrowser } from "./find-browser.ts";

// No network: every host but this machine is unknown, and the browser fetches nothing for itself.
const quiet = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** How to start the browser. Root has no sandbox to start it in. Throws if there is no browser. */
export function launchOptions(): LaunchOptions {
  const isRoot = process.getuid?.() === 0;
  const executablePath = findBrowser();
  return {
    ...(executablePath === undefined ? {} : { executablePath }),
    args: isRoot ? ["--no-sandbox", ...quiet] : quiet,
  };
}
