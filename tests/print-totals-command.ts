import { existsSync, readFileSync } from "node:fs";
import * as v from "valibot";

const unitReport = v.object({ numPassedTests: v.number(), numFailedTests: v.number() });
const browserReport = v.object({
  stats: v.object({ expected: v.number(), unexpected: v.number() }),
});

function readReport(name: string): unknown {
  const file = new URL(`../test-results/${name}.json`, import.meta.url);
  return existsSync(file) ? JSON.parse(readFileSync(file, "utf8")) : undefined;
}

/** The line that ends a run: what both test runners wrote; a runner that never ran counts nothing. */
const unit = v.safeParse(unitReport, readReport("unit"));
const browser = v.safeParse(browserReport, readReport("browser"));
const passed =
  (unit.success ? unit.output.numPassedTests : 0) +
  (browser.success ? browser.output.stats.expected : 0);
const failed =
  (unit.success ? unit.output.numFailedTests : 0) +
  (browser.success ? browser.output.stats.unexpected : 0);
console.log(`${passed} passed, ${failed} failed`);
