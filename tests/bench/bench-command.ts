import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { serveEdited, serveFolder } from "#tests/serve-folder.ts";
import { bytesPart } from "./bytes-part.ts";
import { type Figure, figureText, isMet } from "./figure.ts";
import { growthPart } from "./growth-part.ts";
import { debuggingPort, lighthousePart } from "./lighthouse-part.ts";
import type { Subject } from "./pages.ts";
import { pressesPart } from "./presses-part.ts";

/**
 * `npm run bench`: measures the shop in dist and fails if a goal is missed. Names select parts
 * (`npm run bench -- bytes presses`); `--runs 1` repeats no measurement.
 */
const parts: Record<string, (subject: Subject, runs: number) => Promise<Figure[]>> = {
  bytes: bytesPart,
  presses: pressesPart,
  growth: growthPart,
  lighthouse: lighthousePart,
};
const distDir = "dist";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { runs: { type: "string", default: "5" } },
});
const names = positionals.length > 0 ? positionals : Object.keys(parts);
const runs = Number(values.runs);

if (!(runs >= 1)) throw new Error(`--runs takes a number from 1, not ${values.runs}.`);
if (!existsSync(distDir)) throw new Error("There is no built shop. Run: npm run build");

const shop = await serveFolder(distDir);
// Structured data stays.
const plain = await serveEdited(distDir, (text) =>
  text.replaceAll(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, ""),
);
const options = launchOptions();
const port = `--remote-debugging-port=${debuggingPort}`;
const browser = await chromium.launch({ ...options, args: [...(options.args ?? []), port] });
try {
  for (const name of names) {
    const part = parts[name];
    if (!part) {
      throw new Error(`There is no part "${name}". Parts: ${Object.keys(parts).join(", ")}`);
    }
    console.log(`\n${name}`);
    const figures = await part({ browser, shop: shop.url, plain: plain.url }, runs);
    for (const figure of figures) console.log(`  ${figureText(figure)}`);
    if (!figures.every(isMet)) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await shop.close();
  await plain.close();
}
