import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { routePaths } from "#paths.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";
import type { BenchPart } from "./bench-part.ts";
import { copyPages, withoutScripts } from "./copy-pages.ts";
import type { Figure } from "./figure.ts";
import { median } from "./median.ts";
import { serveFolder } from "./serve-folder.ts";
import { openSlowPage } from "./slow-page.ts";

type Navigation = {
  name: string;
  /** The link to press on Home. */
  link: (page: Page) => ReturnType<Page["locator"]>;
  goal: number;
};

const idleMs = 4000;
const navigations: Navigation[] = [
  {
    name: "Product card → product",
    link: (page) => page.locator("#products a[href^='/product/']").first(),
    goal: 0.3,
  },
  {
    name: "Status in the footer",
    link: (page) => page.locator(`footer a[href='${routePaths.status}']`),
    goal: 0.3,
  },
];

type Taken = { paintMs: number; requests: number };

/**
 * From the press on a link to the painted heading of the next screen, with the processor at a
 * quarter of its speed and the page idle, beside the same pages without scripts in the same run.
 */
export const navigationPart: BenchPart = async ({ distDir, runs }) => {
  const twinDir = await mkdtemp(join(tmpdir(), "shop-twin-"));
  await copyPages(distDir, twinDir, withoutScripts);
  const shop = await serveFolder(distDir);
  const twin = await serveFolder(twinDir);
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: Figure[] = [];
    for (const navigation of navigations) {
      const own: Taken[] = [];
      const back: Taken[] = [];
      const other: Taken[] = [];
      const otherBack: Taken[] = [];
      for (let run = 0; run < runs; run += 1) {
        const [there, andBack] = await visit(browser, shop.url, navigation, true);
        own.push(there);
        back.push(andBack);
        const [twinThere, twinBack] = await visit(browser, twin.url, navigation, false);
        other.push(twinThere);
        otherBack.push(twinBack);
      }
      const text = (taken: Taken[]) => taken.map(({ paintMs }) => Math.round(paintMs)).join(" ");
      console.log(
        `  ${navigation.name}: ${text(own)} (requests ${own.map(({ requests }) => requests).join(" ")}), back ${text(back)}`,
      );
      console.log(`    without scripts: ${text(other)}, back ${text(otherBack)}`);
      figures.push(...ratioFigures(navigation.name, own, other, navigation.goal));
      figures.push(...ratioFigures(`Back to Home from: ${navigation.name}`, back, other, 0.4));
    }
    return figures;
  } finally {
    await browser.close();
    shop.close();
    twin.close();
    await rm(twinDir, { recursive: true, force: true });
  }
};

function ratioFigures(name: string, own: Taken[], other: Taken[], goal: number): Figure[] {
  const group = "Press on a link to the painted heading, a quarter of the speed";
  const of = (taken: Taken[]) => median(taken.map(({ paintMs }) => paintMs));
  return [
    {
      group,
      name,
      unit: "ms",
      value: of(own),
      twin: of(other),
      goal: { atMost: goal * of(other) },
    },
  ];
}

async function visit(
  browser: Browser,
  url: string,
  { link }: Navigation,
  hasScripts: boolean,
): Promise<[Taken, Taken]> {
  const page = await openSlowPage(browser, url, watchHeadings, hasScripts);
  try {
    const target = link(page);
    await target.scrollIntoViewIfNeeded();
    await page.waitForTimeout(idleMs);
    const there = await pressAndWait(page, () => target.tap());
    await page.waitForTimeout(idleMs);
    const back = await pressAndWait(page, () =>
      page.evaluate(() => void setTimeout(() => history.back())),
    );
    return [there, back];
  } finally {
    await page.context().close();
  }
}

async function pressAndWait(page: Page, press: () => Promise<void>): Promise<Taken> {
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.url().includes("favicon")) requests.push(request.url());
  });
  await page.evaluate("watchForHeading()");
  await press();
  const ms = await page.waitForFunction(
    () => (window as never as { paintMs: () => number }).paintMs(),
    undefined,
    { timeout: 15_000 },
  );
  page.removeAllListeners("request");
  return { paintMs: await ms.jsonValue(), requests: requests.length };
}

/** Records the time of presses and of painted headings, across page loads. */
async function watchHeadings(page: Page): Promise<void> {
  await page.addInitScript({ content: headingWatch });
}

const headingWatch = `
  const now = () => performance.timeOrigin + performance.now();
  const note = (key, value) => sessionStorage.setItem(key, String(value));
  const noted = (key) => Number(sessionStorage.getItem(key) ?? NaN);
  const heading = () => document.querySelector("main h1")?.textContent ?? "";
  const lookAtEachFrame = () => {
    const text = heading();
    if (text === "" || text === sessionStorage.getItem("heading")) {
      requestAnimationFrame(lookAtEachFrame);
      return;
    }
    // A message arrives after the frame in which the heading is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => note("painted", now());
    port2.postMessage(undefined);
  };
  addEventListener("click", (event) => note("pressed", performance.timeOrigin + event.timeStamp), true);
  window.watchForHeading = () => {
    sessionStorage.clear();
    note("heading", heading());
    // Back is not a click, so its time starts here.
    note("pressed", now());
    requestAnimationFrame(lookAtEachFrame);
  };
  // Zero, so that the caller keeps waiting, until there is a later paint.
  window.paintMs = () => Math.max(0, noted("painted") - noted("pressed")) || 0;
  if (sessionStorage.getItem("heading") !== null) requestAnimationFrame(lookAtEachFrame);
`;
