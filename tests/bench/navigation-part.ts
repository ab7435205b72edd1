import { type Browser, chromium, type Page } from "@playwright/test";
import { routePaths } from "#paths.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";
import type { BenchPart } from "./bench-part.ts";
import { serveWithoutScripts } from "./pages-without-scripts.ts";
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

/** What is measured: the shop, its pages without scripts, and the least that an app has to do. */
type Subject = { url: string; hasScripts: boolean; initScript: string };

/**
 * From the press on a link to the painted heading of the next screen, with the processor at a
 * quarter of its speed and the page idle. In the same run: the same pages without scripts, and those
 * pages with a script that swaps parsed pages, which no app can be faster than.
 */
export const navigationPart: BenchPart = async ({ distDir, runs }) => {
  const shop = await serveFolder(distDir);
  const twin = await serveWithoutScripts(distDir);
  const browser = await chromium.launch(launchOptions());
  const subjects: Record<string, Subject> = {
    shop: { url: shop.url, hasScripts: true, initScript: headingWatch },
    "without scripts": { url: twin.url, hasScripts: false, initScript: headingWatch },
    floor: { url: twin.url, hasScripts: false, initScript: `${headingWatch}${swapPages}` },
  };
  try {
    const figures: Figure[] = [];
    for (const navigation of navigations) {
      const taken: Record<string, Record<"there" | "back", Taken[]>> = {};
      for (let run = 0; run < runs; run += 1) {
        for (const [name, subject] of Object.entries(subjects)) {
          const [there, back] = await visit(browser, subject, navigation);
          taken[name] ??= { there: [], back: [] };
          taken[name].there.push(there);
          taken[name].back.push(back);
        }
      }
      for (const [name, { there, back }] of Object.entries(taken)) {
        console.log(`  ${navigation.name}, ${name}: ${timesText(there)}, back ${timesText(back)}`);
      }
      const loadMs = medianMs(taken["without scripts"]?.there);
      for (const [name, way, goal] of [
        [navigation.name, "there", navigation.goal],
        [`Back to Home from: ${navigation.name}`, "back", 0.4],
      ] as const) {
        const shared = { group, unit: "ms", twin: loadMs } as const;
        const value = medianMs(taken["shop"]?.[way]);
        figures.push({ ...shared, name, value, goal: { atMost: goal * loadMs } });
        figures.push({
          ...shared,
          name: `${name} (floor)`,
          value: medianMs(taken["floor"]?.[way]),
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
    shop.close();
    await twin.close();
  }
};

const group = "Press on a link to the painted heading, a quarter of the speed";

function medianMs(taken: readonly Taken[] = []): number {
  return median(taken.map(({ paintMs }) => paintMs));
}

function timesText(taken: readonly Taken[]): string {
  const requests = taken.map((one) => one.requests).join(" ");
  return `${taken.map(({ paintMs }) => Math.round(paintMs)).join(" ")} (requests ${requests})`;
}

async function visit(
  browser: Browser,
  { url, hasScripts, initScript }: Subject,
  { link }: Navigation,
): Promise<[Taken, Taken]> {
  const addScript = (page: Page) => page.addInitScript({ content: initScript });
  const page = await openSlowPage(browser, url, addScript, hasScripts);
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

/**
 * Parses the pages of the links on Home while the page is idle, and shows one when its link is
 * pressed. There is no framework, no router and no focus.
 */
const swapPages = `
  const pages = new Map();
  const main = () => document.querySelector("main");
  let last;
  addEventListener("load", async () => {
    const links = document.querySelectorAll("#products a[href^='/product/'], footer a[href='/status']");
    for (const path of new Set([...links].map((link) => link.pathname))) {
      const html = await (await fetch(path)).text();
      const page = new DOMParser().parseFromString(html, "text/html");
      for (const style of page.querySelectorAll("style")) document.head.append(style);
      pages.set(path, document.adoptNode(page.querySelector("main")));
    }
  });
  addEventListener("click", (event) => {
    const path = event.target.closest("a")?.pathname;
    if (!pages.has(path)) return;
    event.preventDefault();
    last = { main: main(), scrollY };
    last.main.replaceWith(pages.get(path));
    scrollTo(0, 0);
    history.pushState(undefined, "", path);
  });
  addEventListener("popstate", () => {
    main().replaceWith(last.main);
    scrollTo(0, last.scrollY);
  });
`;
