import type { LaunchOptions } from "@playwright/test";
import { browserPath } from "./install-browser.ts";

// No network: every host but this machine is unknown, and the browser fetches nothing for itself.
const quiet = [
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-quic",
  "--disable-sync",
  "--no-first-run",
];

/** How to start the tests' browser. Root has no sandbox. */
export function launchOptions(): LaunchOptions {
  const executablePath = browserPath();
  const isRoot = process.getuid?.() === 0;
  return {
    ...(executablePath !== undefined && { executablePath }),
    args: isRoot ? ["--no-sandbox", ...quiet] : quiet,
  };
}
