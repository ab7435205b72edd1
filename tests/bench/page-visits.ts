import { median } from "./median.ts";
import {
  type Category,
  findLighthouse,
  type Throttling,
  throttlings,
  type Visit,
  visit,
} from "./lighthouse.ts";

/** A page to visit, and the Lighthouse categories to score. */
export type VisitedPage = { name: string; url: string; categories?: readonly Category[] };
export type VisitMedians = Record<Throttling, Visit>;

const paintsOnly: readonly Category[] = ["performance"];

/**
 * Visits each page `runs` times, alternating, so that a slow minute of the machine affects all of
 * them. Returns the median of each number.
 */
export async function visitInTurns(
  pages: readonly VisitedPage[],
  runs: number,
): Promise<Map<string, VisitMedians>> {
  const lighthouse = await findLighthouse();
  const visits = new Map(
    pages.map(({ name }) => [name, { simulated: [] as Visit[], applied: [] as Visit[] }]),
  );
  for (let run = 1; run <= runs; run += 1) {
    for (const { name, url, categories = paintsOnly } of pages) {
      for (const throttling of Object.keys(throttlings) as Throttling[]) {
        const one = await visit(lighthouse, url, throttling, categories);
        visits.get(name)?.[throttling].push(one);
        console.log(`  ${run}/${runs} ${name}, ${throttling}: ${visitText(one)}`);
      }
    }
  }
  return new Map(
    [...visits].map(([name, { simulated, applied }]) => [
      name,
      { simulated: medianVisit(simulated), applied: medianVisit(applied) },
    ]),
  );
}

function medianVisit(visits: readonly Visit[]): Visit {
  const of = (pick: (one: Visit) => number) => median(visits.map(pick));
  const categories = Object.keys(visits[0]?.scores ?? {}) as Category[];
  return {
    scores: Object.fromEntries(
      categories.map((name) => [name, of(({ scores }) => scores[name] ?? Number.NaN)]),
    ),
    fcpMs: of(({ fcpMs }) => fcpMs),
    lcpMs: of(({ lcpMs }) => lcpMs),
    tbtMs: of(({ tbtMs }) => tbtMs),
    ttiMs: of(({ ttiMs }) => ttiMs),
    shift: of(({ shift }) => shift),
  };
}

function visitText({ scores, fcpMs, lcpMs, tbtMs, ttiMs, shift }: Visit): string {
  const times = [fcpMs, lcpMs, tbtMs, ttiMs].map(Math.round).join(" / ");
  return `FCP / LCP / TBT / TTI ${times} ms, shift ${shift.toFixed(3)}, ${Object.values(scores).join(" ")}`;
}
