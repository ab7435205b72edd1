import { execFile } from "node:child_process";
import { realpath } from "node:fs/promises";
import { promisify } from "node:util";
import { findBrowser } from "#tests/install/programs.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";

/** Lighthouse's two throttling methods: simulated from a fast run, or applied. */
export const throttlings = { simulated: "simulate", applied: "devtools" } as const;
export type Throttling = keyof typeof throttlings;

/** One visit: times in milliseconds, scores from 0 to 100. */
export type Visit = {
  scores: Partial<Record<Category, number>>;
  fcpMs: number;
  lcpMs: number;
  tbtMs: number;
  ttiMs: number;
  shift: number;
};
export type Category = "performance" | "accessibility" | "best-practices" | "seo";

type Report = {
  runtimeError?: { message: string };
  audits: Record<string, { numericValue?: number; score: number | null; title: string }>;
  categories: Record<string, { score: number | null; auditRefs: { id: string; weight: number }[] }>;
};

const run = promisify(execFile);
// The newest version that runs on Node 20.
const version = "lighthouse@12";

/** Installs Lighthouse if npm has not cached it, and returns the path of its program. */
export async function findLighthouse(): Promise<string> {
  const ask = ["exec", "--yes", `--package=${version}`, "-c", "command -v lighthouse"];
  const { stdout } = await run("npm", ask);
  return realpath(stdout.trim());
}

const mostTries = 3;

/** Visits a page once as a phone; retries if Lighthouse failed or a number is missing. */
export async function visit(...asked: Parameters<typeof visitOnce>): Promise<Visit> {
  for (let tries = 1; ; tries += 1) {
    try {
      const one = await visitOnce(...asked);
      const numbers = [one.fcpMs, one.lcpMs, one.tbtMs, one.ttiMs, one.shift];
      if (numbers.every(Number.isFinite)) return one;
      throw new Error("Lighthouse had a number missing.");
    } catch (error) {
      if (tries === mostTries) throw error;
      console.log("  Lighthouse failed; once more …");
    }
  }
}

async function visitOnce(
  lighthouse: string,
  url: string,
  throttling: Throttling,
  categories: readonly Category[],
): Promise<Visit> {
  const flags = ["--headless=new", ...(launchOptions().args ?? [])].join(" ");
  const chromePath = findBrowser();
  const { stdout } = await run(
    process.execPath,
    [
      lighthouse,
      url,
      "--quiet",
      "--output=json",
      "--output-path=stdout",
      "--disable-full-page-screenshot",
      `--only-categories=${categories.join(",")}`,
      `--throttling-method=${throttlings[throttling]}`,
      `--chrome-flags=${flags}`,
    ],
    {
      maxBuffer: 1e9,
      env: { ...process.env, ...(chromePath !== undefined && { CHROME_PATH: chromePath }) },
    },
  );
  return readReport(JSON.parse(stdout) as Report);
}

function readReport(report: Report): Visit {
  if (report.runtimeError) throw new Error(`Lighthouse failed: ${report.runtimeError.message}`);
  const number = (audit: string) => report.audits[audit]?.numericValue ?? Number.NaN;
  const scores = Object.fromEntries(
    Object.entries(report.categories).map(([name, { score }]) => [name, (score ?? 0) * 100]),
  );
  for (const [name, { auditRefs }] of Object.entries(report.categories)) {
    if (name === "performance") continue;
    const failed = auditRefs.filter(
      ({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1,
    );
    for (const { id } of failed) console.log(`  ${name}: ${report.audits[id]?.title ?? id}`);
  }
  return {
    scores,
    fcpMs: number("first-contentful-paint"),
    lcpMs: number("largest-contentful-paint"),
    tbtMs: number("total-blocking-time"),
    ttiMs: number("interactive"),
    shift: number("cumulative-layout-shift"),
  };
}
