import { type Browser, chromium, type Locator, type Page } from "@playwright/test";
import { routePaths } from "#paths.ts";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { markReadyPages, waitForScripts } from "#tests/browser/ready-pages.ts";
import { type Figure, median } from "./figure.ts";
import { measuredPages } from "./measured-pages.ts";
import { serveWithoutScripts } from "./pages-without-scripts.ts";
import { serveFolder } from "#tests/serve-folder.ts";

/**
 * With the CPU at a quarter of its speed: links to the next screen's painted heading, as a share of
 * what the same pages without scripts take in the same run, and presses to the next paint.
 */
export async function pressesPart(distDir: string, runs: number): Promise<Figure[]> {
  const shop = await serveFolder(distDir);
  const plain = await serveWithoutScripts(distDir);
  const browser = await chromium.launch(launchOptions());
  try {
    const figures: Figure[] = [];
    for (const link of links) {
      figures.push(
        ...(await linkFigures(browser, { shop: shop.url, plain: plain.url }, link, runs)),
      );
    }
    for (const press of presses) {
      figures.push(await pressFigure(browser, shop.url, press, runs));
    }
    return figures;
  } finally {
    await browser.close();
    await shop.close();
    await plain.close();
  }
}

type Link = { name: string; selector: string; goal: number };

// A tenth more than on 2026-11-22: 0.35 and 0.41.
const links: Link[] = [
  { name: "Product card", selector: "#products a[href^='/product/']", goal: 0.39 },
  { name: "Status in the footer", selector: `footer a[href='${routePaths.status}']`, goal: 0.45 },
];
const idleMs = 4000;

type Taken = { paintMs: number; requests: number };

async function linkFigures(
  browser: Browser,
  urls: { shop: string; plain: string },
  { name, selector, goal }: Link,
  runs: number,
): Promise<Figure[]> {
  const taken = { shop: [] as Taken[], plain: [] as Taken[] };
  for (let run = 0; run < runs; run += 1) {
    for (const subject of ["shop", "plain"] as const) {
      const page = await openSlowPage(browser, urls[subject], headingWatch, subject === "shop");
      const link = page.locator(selector).first();
      await link.scrollIntoViewIfNeeded();
      await page.waitForTimeout(idleMs);
      taken[subject].push(await followLink(page, link));
      await page.context().close();
    }
  }
  const medianMs = (some: readonly Taken[]) => median(some.map(({ paintMs }) => paintMs));
  const shopMs = medianMs(taken.shop);
  const plainMs = medianMs(taken.plain);
  const requests = Math.max(...taken.shop.map((one) => one.requests));
  return [
    { name, value: shopMs, unit: "ms" },
    { name: `${name}: page without scripts`, value: plainMs, unit: "ms" },
    { name: `${name}: share of that`, value: shopMs / plainMs, unit: "×", goal },
    { name: `${name}: requests after the press`, value: requests, unit: "requests", goal: 0 },
  ];
}

async function followLink(page: Page, link: Locator): Promise<Taken> {
  let requests = 0;
  page.on("request", (request) => {
    if (!request.url().includes("favicon")) requests += 1;
  });
  await page.evaluate("watchForHeading()");
  await link.tap();
  // As a function, because the pages' policy forbids evaluating text.
  const paintMs = await page.waitForFunction(
    () => {
      const painted = sessionStorage.getItem("painted");
      return painted !== null && Number(painted) - Number(sessionStorage.getItem("pressed"));
    },
    undefined,
    { timeout: 15_000 },
  );
  return { paintMs: Number(await paintMs.jsonValue()), requests };
}

/** Records the time of a press and of the next painted heading, across page loads. */
const headingWatch = `
  const now = () => performance.timeOrigin + performance.now();
  const note = (key, value) => sessionStorage.setItem(key, String(value));
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
  addEventListener("click", ({ timeStamp }) => note("pressed", performance.timeOrigin + timeStamp), true);
  window.watchForHeading = () => {
    note("heading", heading());
    requestAnimationFrame(lookAtEachFrame);
  };
  if (sessionStorage.getItem("heading") !== null) requestAnimationFrame(lookAtEachFrame);
`;

type Press = { name: string; path: string; selector: string };

const home = routePaths.home;
const product = measuredPages.at(-1) ?? home;
const presses: Press[] = [
  { name: "Menu", path: home, selector: "role=button[name='Menu']" },
  { name: "Filter", path: home, selector: "role=group[name='Game'] >> role=button >> nth=-1" },
  { name: "FAQ", path: home, selector: "summary" },
  { name: "Film", path: home, selector: "role=button[name='How the product works']" },
  { name: "Thumbnail", path: product, selector: "role=button[name=/^Picture 2 of/]" },
  { name: "Choose a plan", path: product, selector: "role=link[name=/Choose a plan/]" },
  { name: "Lightbox", path: product, selector: "role=button[name=/Open full screen|Play the/]" },
  { name: "Purchase", path: product, selector: "role=button[name=/Purchase/]" },
];

/** The slowest first press of a page. Event Timing does not report events below 16 ms. */
async function pressFigure(
  browser: Browser,
  url: string,
  { name, path, selector }: Press,
  runs: number,
): Promise<Figure> {
  const times = [16];
  for (let run = 0; run < runs; run += 1) {
    const page = await openSlowPage(browser, url + path, recordEventTimes);
    // The checkout's script must not leave the page before the paint is reported.
    await page.route("**/embed.js", () => undefined);
    const element = page.locator(selector).first();
    await element.scrollIntoViewIfNeeded();
    await page.waitForTimeout(800);
    await element.tap();
    await page.waitForTimeout(1200);
    times.push(...(await page.evaluate<number[]>("eventTimes")));
    await page.context().close();
  }
  return { name: `${name}, by touch`, value: Math.max(...times), unit: "ms", goal: 100 };
}

const recordEventTimes = `
  window.eventTimes = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) eventTimes.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16 });
`;

/** Lighthouse's CPU slowdown for a phone. */
const slowdown = 4;

/** Opens an address on a phone, waits until the page is idle, then throttles the CPU. */
async function openSlowPage(
  browser: Browser,
  url: string,
  initScript: string,
  hasScripts = true,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await markReadyPages(context);
  await context.addInitScript({ content: initScript });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  if (hasScripts) await waitForScripts(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
