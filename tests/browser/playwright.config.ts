import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./launch-options.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
// Stand-in until the shop's own server is here.
const hasServer = existsSync(`${root}src/build/serve-command.ts`);

// The server takes a free port and prints its address; Playwright keeps the port in SHOP_PORT.
const port = process.env["SHOP_PORT"];

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: `${root}test-results/browser`,
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 5000 },
  reporter: [["list"], ["json", { outputFile: `${root}test-results/browser.json` }]],
  webServer: {
    command: hasServer
      ? "npx tsx src/build/serve-command.ts"
      : "npx vite preview --port 4719 --outDir .cache/dist-tests",
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
    trace: "retain-on-failure",
  },
});
