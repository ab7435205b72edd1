import { defineConfig } from "@playwright/test";
import config, { site } from "./playwright.config.ts";

const widths = [320, 390, 768, 1440];
const heights = [700, 844, 1024, 900];

/** `npm run look`: screenshots of the sample shop and of a shop with 47 products, in `.look/`. */
export default defineConfig({
  ...config,
  grep: /@look/,
  grepInvert: [],
  outputDir: "test-results/look",
  reporter: "list",
  use: { ...config.use, baseURL: `http://localhost:${process.env["SAMPLE_PORT"]}` },
  webServer: [
    site("src/data", /http:\/\/localhost:(?<sample_port>\d+)/),
    {
      ...site(".cache/large-shop", /http:\/\/localhost:(?<large_port>\d+)/),
      command: `npx tsx tests/browser/write-large-shop-command.ts && ${site(".cache/large-shop", /x/).command}`,
    },
  ],
  projects: widths.map((width, index) => ({
    name: String(width),
    use: {
      viewport: { width, height: heights[index] ?? width },
      isMobile: width < 1000,
      hasTouch: width < 1000,
    },
  })),
});
