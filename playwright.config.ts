import { defineConfig } from "@playwright/test";
import { otherBrowsers } from "./tests/browser/install-browser.ts";
import { launchOptions } from "./tests/browser/launch-options.ts";

// npx costs half a second of CPU each time.
const vite = "node node_modules/vite/bin/vite.js";

/** Builds and serves the shop in a data folder on a free port, which Playwright reads into the environment. */
export const site = (dataFolder: string, address: RegExp) => ({
  command: `${vite} build --mode ${dataFolder} && ${vite} preview --mode ${dataFolder} --port 0`,
  env: { FORCE_COLOR: "0" },
  wait: { stdout: address },
  // A first build on a busy machine encodes every picture.
  timeout: 180_000,
  gracefulShutdown: { signal: "SIGTERM" as const, timeout: 2000 },
});

/** The same for a shop that tests/made-shops writes. */
export function madeSite(name: string, address: RegExp) {
  const made = site(`.cache/${name}-shop`, address);
  const write = `node --import tsx tests/made-shops/write-made-shops-command.ts ${name}`;
  return { ...made, command: `${write} && ${made.command}` };
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
  webServer: [
    site("tests/shop", /http:\/\/localhost:(?<shop_port>\d+)/),
    site("tests/live-shop", /http:\/\/localhost:(?<live_port>\d+)/),
    madeSite("bounds", /http:\/\/localhost:(?<bounds_port>\d+)/),
    madeSite("arabic", /http:\/\/localhost:(?<arabic_port>\d+)/),
    madeSite("vietnamese", /http:\/\/localhost:(?<vietnamese_port>\d+)/),
  ],
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
