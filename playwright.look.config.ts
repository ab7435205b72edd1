import { defineConfig } from "@playwright/test";
import config, { servedSites } from "./playwright.config.ts";

/** The widths and heights of windows: phones, upright and on their side, tablets and desktops. */
const sizes = [
  [320, 640],
  [390, 844],
  [768, 1024],
  [844, 390],
  [667, 320],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
] as const;

/** `npm run look`: screenshots of the sample shop and of three shops with realistic data, in `.look/`. */
export default defineConfig({
  ...config,
  grep: /@look/,
  grepInvert: [],
  outputDir: "test-results/look",
  reporter: "list",
  use: { ...config.use, baseURL: `http://localhost:${process.env["SAMPLE_PORT"]}` },
  webServer: servedSites({
    sample: "src/data",
    live: "tests/live-shop",
    rows: "rows",
    loud: "loud",
  }),
  projects: sizes.map(([width, height]) => ({
    name: `${width}x${height}`,
    use: {
      viewport: { width, height },
      isMobile: width < 1000,
      hasTouch: width < 1000,
    },
  })),
});
