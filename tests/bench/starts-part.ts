import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { routePaths } from "#paths.ts";
import type { BenchPart } from "./bench-part.ts";
import type { Figure } from "./figure.ts";
import { type Throttling, throttlings, type Visit } from "./lighthouse.ts";
import { visitInTurns } from "./page-visits.ts";
import { serveFolder } from "./serve-folder.ts";
import { startCandidates } from "./start-candidates.ts";
import { copyPages, withoutScripts } from "./copy-pages.ts";

const metrics: [string, (visit: Visit) => number][] = [
  ["FCP", ({ fcpMs }) => fcpMs],
  ["LCP", ({ lcpMs }) => lcpMs],
  ["TBT", ({ tbtMs }) => tbtMs],
  ["TTI", ({ ttiMs }) => ttiMs],
];

/** Measures Home with each way to start the app. */
export const startsPart: BenchPart = async ({ distDir, runs }) => {
  const folder = await mkdtemp(join(tmpdir(), "shop-starts-"));
  const ways = [{ name: "no script at all", change: withoutScripts }, ...startCandidates];
  const servers = await Promise.all(
    ways.map(async ({ name, change }, at) => {
      const copyDir = join(folder, String(at));
      await copyPages(distDir, copyDir, change);
      await allowAnyScript(copyDir);
      const { url, close } = await serveFolder(copyDir);
      return { name, url, close };
    }),
  );
  try {
    const pages = servers.map(({ name, url }) => ({ name, url: url + routePaths.home }));
    const medians = await visitInTurns(pages, runs);
    return (Object.keys(throttlings) as Throttling[]).flatMap((throttling) =>
      metrics.flatMap(([metric, of]) =>
        [...medians].map(([name, visits]): Figure => ({
          group: `Ways to start the app, Home, ${throttling} throttling`,
          name: `${metric}, ${name}`,
          unit: "ms",
          value: of(visits[throttling]),
        })),
      ),
    );
  } finally {
    for (const { close } of servers) close();
    await rm(folder, { recursive: true, force: true });
  }
};

/** The policy allows the shop's start script by its hash, which does not match the candidates. */
async function allowAnyScript(distDir: string): Promise<void> {
  const path = join(distDir, "_headers");
  const rules = await readFile(path, "utf8");
  await writeFile(path, rules.replaceAll(/^ +Content-Security-Policy:.*\n/gm, ""));
}
