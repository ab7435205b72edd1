import { defineConfig } from "@playwright/test";
import { otherBrowsers } from "./tests/browser/install-browser.ts";
import { launchOptions } from "./tests/browser/launch-options.ts";

/** Builds and serves shops on free ports, which Playwright reads into the environment: `shop` is `SHOP_PORT`. */
export function servedSites(shops: Record<string, string>) {
  const ports = Object.keys(shops).map((name) => `(?<${name}_port>\\d+)`);
  return {
    command: `node --import tsx tests/browser/serve-sites-command.ts ${Object.values(shops).join(" ")}`,
    env: { FORCE_COLOR: "0" },
    wait: { stdout: new RegExp(`Ports: ${ports.join(" ")}`) },
    // First builds on a busy machine encode every picture.
    timeout: 600_000,
    gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
  };
}

export default defineConfig({
  testDir: "tests/browser",
  outputDir: "test-results/browser",
  globalSetup: "./tests/browser/install-browser.ts",
  // `npm run look` takes screenshots (playwright.look.config.ts).
  grepInvert: /@look/,
  fullyParallel: true,
  workers: 2,
  forbidOnly: true,
  // Long enough for a busy machine: only a test that fails takes them.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [["list"], ["json", { outputFile: "test-results/browser.json" }]],
  webServer: servedSites({
    shop: "tests/shop",
    live: "tests/live-shop",
    bounds: "bounds",
    arabic: "arabic",
    vietnamese: "vietnamese",
  }),
  use: {
    baseURL: `http://localhost:${process.env["SHOP_PORT"]}`,
    viewport: { width: 1280, height: 800 },
    // Films and endless animations slow down every visit, so only specs about motion enable it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: "chromium" },
    // The others run the journeys, where they are installed.
    ...otherBrowsers().map((browserName) => ({
      name: browserName,
      testMatch: "journeys/*.spec.ts",
      use: { browserName, launchOptions: {} },
    })),
  ],
});
