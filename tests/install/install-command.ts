import { findOrInstallBrowser } from "./install-browser.ts";
import { findOrInstallNginx } from "./install-nginx.ts";

/**
 * Installs what the browser tests need, where it runs as root on Debian or Ubuntu. Elsewhere it says
 * what is missing. Without nginx its tests are skipped, but not in CI.
 */
try {
  const browser = findOrInstallBrowser();
  const nginx = findOrInstallNginx();
  console.log(`Testing with ${browser} and ${nginx ?? "no nginx"}.`);
  if (nginx === undefined) {
    const message =
      "nginx is missing: install it with `apt-get install nginx` or `brew install nginx`.";
    if (process.env["CI"]) throw new Error(message);
    console.warn(`${message} Its tests are skipped.`);
  }
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
