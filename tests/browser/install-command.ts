import { findOrInstallBrowser } from "./install-browser.ts";
import { findOrInstallNginx } from "./install-nginx.ts";

/** Installs what the browser tests need, because tests install nothing themselves. */
try {
  console.log(`Testing with ${findOrInstallBrowser()} and ${findOrInstallNginx()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
