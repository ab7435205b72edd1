import type { BenchPart } from "./bench-part.ts";
import { beside, type Figure } from "./figure.ts";
import { type Category, type Throttling, throttlings, type Visit } from "./lighthouse.ts";
import { visitInTurns, type VisitMedians } from "./page-visits.ts";
import { serveFolder } from "./serve-folder.ts";
import { shopPages } from "./shop-pages.ts";
import { serveWithoutScripts } from "./pages-without-scripts.ts";

const categories: Category[] = ["performance", "accessibility", "best-practices", "seo"];
const twin = " without scripts";

/** Lighthouse on a phone, each page compared with itself without scripts. */
export const lighthousePart: BenchPart = async ({ distDir, runs }) => {
  const shop = await serveFolder(distDir);
  const still = await serveWithoutScripts(distDir);
  try {
    const medians = await visitInTurns(
      shopPages.flatMap((path) => [
        { name: path, url: shop.url + path, categories },
        { name: path + twin, url: still.url + path },
      ]),
      runs,
    );
    return shopPages.flatMap((path) => {
      const own = medians.get(path);
      const other = medians.get(path + twin);
      return own && other ? pageFigures(path, own, other) : [];
    });
  } finally {
    shop.close();
    await still.close();
  }
};

function pageFigures(path: string, own: VisitMedians, other: VisitMedians): Figure[] {
  const times = (Object.keys(throttlings) as Throttling[]).map((throttling) => {
    const group = `Lighthouse, phone, ${throttling} throttling: ${path}`;
    return timeFigures(group, own[throttling], other[throttling]);
  });
  return [...scoreFigures(path, own.simulated), ...times.flat()];
}

function scoreFigures(path: string, { scores }: Visit): Figure[] {
  return categories.map((name) => ({
    group: "Lighthouse, phone: scores",
    name: `${path} ${name}`,
    unit: "points",
    value: scores[name] ?? Number.NaN,
    goal: { atLeast: 100 },
  }));
}

function timeFigures(group: string, own: Visit, other: Visit): Figure[] {
  const paint = (name: string, value: number, still: number): Figure => ({
    group,
    name,
    unit: "ms",
    value,
    twin: still,
    goal: beside.timesTwin(still, 1.05),
  });
  return [
    paint("First contentful paint", own.fcpMs, other.fcpMs),
    paint("Largest contentful paint", own.lcpMs, other.lcpMs),
    {
      group,
      name: "Total blocking time",
      unit: "ms",
      value: own.tbtMs,
      twin: other.tbtMs,
      goal: beside.twinPlus(other.tbtMs, 60),
    },
    { group, name: "Time to interactive", unit: "ms", value: own.ttiMs, twin: other.ttiMs },
    {
      group,
      name: "Layout shift",
      unit: "shift",
      value: own.shift,
      twin: other.shift,
      goal: { atMost: 0.005 },
    },
  ];
}
