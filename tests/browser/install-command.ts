import { findOrInstallBrowser } from "./install-browser.ts";
import { findOrInstallNginx } from "./install-nginx.ts";

/** What the browser tests need of the machine; the tests themselves install nothing. */
try {
  console.log(`Testing with ${findOrInstallBrowser()} and ${findOrInstallNginx()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
