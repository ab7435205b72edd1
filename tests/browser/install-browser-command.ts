import { findOrInstallBrowser } from "./install-browser.ts";

try {
  console.log(`Testing with ${findOrInstallBrowser()}.`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
