import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./launch-options.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
// The server takes a free port and prints its address; Playwright keeps the port in SHOP_PORT.
const port = process.env["SHOP_PORT"];

// The build to test and where results go. Others than these let two runs stand side by side.
const folder = process.env["SHOP_FOLDER"] ?? "dist";
const results = `${root}${process.env["RESULTS_FOLDER"] ?? "test-results"}`;

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: `${results}/browser`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [["list"], ["json", { outputFile: `${results}/browser.json` }]],
  webServer: {
    command: `npx tsx src/hosting/serve-command.ts ${folder}`,
    cwd: root,
    env: { PORT: "0", FORCE_COLOR: "0" },
    wait: { stdout: /http:\/\/localhost:(?<shop_port>\d+)/ },
    gracefulShutdown: { signal: "SIGTERM", timeout: 2000 },
  },
  use: {
    baseURL: `http://localhost:${port ?? "4173"}`,
    viewport: { width: 1280, height: 800 },
    launchOptions: launchOptions(),
    screenshot: "only-on-failure",
  },
});
