import { execFile } from "node:child_process";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { type Figure, median } from "./figure.ts";
import { measuredPages, type Subject } from "./pages.ts";

// Version 13 needs Node 22. It is not in the lock file, because it brings 170 packages.
const lighthousePackage = "lighthouse@12.8.2";
/** Where Lighthouse finds the browser. */
export const debuggingPort = 9333;

type Lighthouse = (
  url: string,
  flags: { port: number; onlyCategories: string[] },
  config: { extends: string; settings: { throttlingMethod: string } },
) => Promise<{ lhr: Report } | undefined>;
type Report = {
  audits: Record<string, { numericValue?: number }>;
  categories: Record<string, { score: number | null }>;
};

/** Each page as Lighthouse's phone, in turns with the same page without scripts; medians. */
export async function lighthousePart({ shop, plain }: Subject, runs: number): Promise<Figure[]> {
  // Without Arial, Roboto or Liberation Sans, the display font has no fallback of its size, and headings shift.
  const lighthouse = await loadLighthouse();
  const visit = async (url: string) => {
    const result = await lighthouse(
      url,
      {
        port: debuggingPort,
        onlyCategories: ["performance", "accessibility", "best-practices", "seo"],
      },
      { extends: "lighthouse:default", settings: { throttlingMethod: "devtools" } },
    );
    if (!result) throw new Error(`Lighthouse has no result for ${url}.`);
    return result.lhr;
  };
  const figures: Figure[] = [];
  for (const path of measuredPages) {
    const own: Report[] = [];
    const others: Report[] = [];
    for (let run = 0; run < runs; run += 1) {
      own.push(await visit(shop + path));
      others.push(await visit(plain + path));
    }
    figures.push(...pageFigures(path, own, others));
  }
  return figures;
}

/** Installs Lighthouse into npm's cache unless it is there, and imports it. */
async function loadLighthouse(): Promise<Lighthouse> {
  const find = ["exec", "--yes", `--package=${lighthousePackage}`, "-c", "command -v lighthouse"];
  const { stdout } = await promisify(execFile)("npm", find);
  const file = createRequire(stdout.trim()).resolve("lighthouse");
  const { default: lighthouse } = (await import(pathToFileURL(file).href)) as {
    default: Lighthouse;
  };
  return lighthouse;
}

function pageFigures(path: string, own: readonly Report[], others: readonly Report[]): Figure[] {
  const of = (reports: readonly Report[], audit: string) =>
    median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
  const times = [
    { name: "first paint", audit: "first-contentful-paint", factor: 1.05, extra: 0 },
    { name: "largest paint", audit: "largest-contentful-paint", factor: 1.02, extra: 0 },
    { name: "blocking time", audit: "total-blocking-time", factor: 1, extra: 60 },
  ].map(({ name, audit, factor, extra }): Figure => {
    const goal = Math.round(of(others, audit) * factor + extra);
    return { name: `${path} ${name}`, value: of(own, audit), unit: "ms", goal };
  });
  const shift = of(own, "cumulative-layout-shift");
  const scores = Object.keys(own[0]?.categories ?? {}).map((name): Figure => {
    const score = median(own.map(({ categories }) => (categories[name]?.score ?? 0) * 100));
    return { name: `${path} points missing: ${name}`, value: 100 - score, unit: "points", goal: 1 };
  });
  return [
    ...times,
    { name: `${path} layout shift`, value: shift, unit: "shift", goal: 0.001 },
    ...scores,
  ];
}
