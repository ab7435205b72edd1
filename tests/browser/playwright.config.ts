import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import { launchOptions } from "./launch-options.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));

// Three sites: the tests' own shop (`npm run test:site`), a live shop (`npm run test:live-site`) and
// the owner's (`npm run build`).
// Set other folders to run the tests twice at the same time.
const testSite = (process.env["SHOP_FOLDER"] ??= "node_modules/.cache/test-site");
const liveSite = (process.env["LIVE_FOLDER"] ??= "node_modules/.cache/live-site");
const ownersSite = (process.env["OWNERS_FOLDER"] ??= "dist");
const results = `${root}${process.env["RESULTS_FOLDER"] ?? "test-results"}`;

/** Serves a built folder on a free port, which Playwright reads from the output into the environment. */
const server = (folder: string, address: RegExp) => ({
  command: `node --import tsx src/prerender/serve-command.ts ${folder}`,
  cwd: root,
  env: { PORT: "0", FORCE_COLOR: "0" },
  wait: { stdout: address },
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
});

export default defineConfig({
  testDir: ".",
  testMatch: "**/*.spec.ts",
  outputDir: `${results}/browser`,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Long enough for a busy machine: only a test that fails takes them.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: `${results}/browser.json` }]],
  webServer: [
    server(testSite, /http:\/\/localhost:(?<shop_port>\d+)/),
    server(liveSite, /http:\/\/localhost:(?<live_port>\d+)/),
    server(ownersSite, /http:\/\/localhost:(?<owners_port>\d+)/),
  ],
  use: {
    baseURL: `http://localhost:${process.env["SHOP_PORT"]}`,
    viewport: { width: 1280, height: 800 },
    // Films and endless animations slow down every visit, so only specs about motion enable it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(),
    screenshot: "only-on-failure",
  },
});
