import type { Browser, Page } from "@playwright/test";
import { routePaths } from "#domain/paths.ts";
import { type Figure, median } from "./figure.ts";
import { measuredPages, openPage, phone, type Subject } from "./pages.ts";

/**
 * With the CPU at a quarter of its speed: links to the next screen's painted heading, and presses to
 * the next paint. What the browser takes by itself is measured in turns with them.
 */
export async function pressesPart(subject: Subject, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const link of links) figures.push(...(await linkFigures(subject, link, runs)));
  figures.push(...(await pressFigures(subject, runs)));
  return figures;
}

/** A link, and how many times its floor a press on it may take. */
type Link = { name: string; selector: string; goal: number };

// A tenth more than the most that was measured: 1.15 and 1.51.
const links: Link[] = [
  { name: "Product card", selector: "#products a[href^='/product/']", goal: 1.27 },
  { name: "Status in the footer", selector: `footer a[href='${routePaths.status}']`, goal: 1.66 },
];

/** Until the next screens are prepared. */
const idleMs = 4000;

async function linkFigures(
  { browser, shop, plain }: Subject,
  { name, selector, goal }: Link,
  runs: number,
): Promise<Figure[]> {
  const taken = { shop: [] as number[], floor: [] as number[], fullLoad: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    taken.shop.push(await followLink(browser, shop, selector));
    taken.floor.push(await followLink(browser, plain, selector, swapScreens));
    taken.fullLoad.push(await followLink(browser, plain, selector));
  }
  const shopMs = median(taken.shop);
  return [
    { name, value: shopMs, unit: "ms" },
    { name: `${name}: of its floor`, value: shopMs / median(taken.floor), unit: "×", goal },
    { name: `${name}: of a full load`, value: shopMs / median(taken.fullLoad), unit: "×" },
  ];
}

/** Opens Home, presses a link and returns the time to the next heading. */
async function followLink(
  browser: Browser,
  url: string,
  selector: string,
  script = "",
): Promise<number> {
  const page = await openSlowPage(browser, url, headingWatch + script);
  const link = page.locator(selector).first();
  await link.scrollIntoViewIfNeeded();
  await page.waitForTimeout(idleMs);
  await link.tap();
  // As a function, because the pages' policy forbids evaluating text.
  const painted = await page.waitForFunction(() => sessionStorage.getItem("painted"));
  const pressed = await page.evaluate(() => sessionStorage.getItem("pressed"));
  const paintMs = Number(await painted.jsonValue()) - Number(pressed);
  await page.context().close();
  return paintMs;
}

/** Records the time of a press and of the next painted heading, across page loads. */
const headingWatch = `
  const heading = () => document.querySelector("main h1")?.textContent;
  const lookAtEachFrame = () => {
    if (!heading() || heading() === sessionStorage.heading) {
      requestAnimationFrame(lookAtEachFrame);
      return;
    }
    // A message arrives after the frame in which the heading is painted.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      sessionStorage.painted = performance.timeOrigin + performance.now();
    };
    port2.postMessage(undefined);
  };
  addEventListener("click", ({ timeStamp }) => {
    sessionStorage.pressed = performance.timeOrigin + timeStamp;
    sessionStorage.heading = heading();
    requestAnimationFrame(lookAtEachFrame);
  }, true);
  if (sessionStorage.heading) requestAnimationFrame(lookAtEachFrame);
`;

/**
 * The floor of a press on a link: a page without scripts that has the next screens parsed, and swaps
 * one in. It has no framework, no router and no focus, so no app can be faster.
 */
const swapScreens = `
  addEventListener("load", async () => {
    const screens = new Map();
    const links = document.querySelectorAll("main a[href^='/product/'], footer a[href^='/']");
    for (const { href } of links) {
      const html = await (await fetch(href)).text();
      const next = new DOMParser().parseFromString(html, "text/html");
      screens.set(href, document.adoptNode(next.querySelector("main")));
      document.head.append(next.querySelector("style"));
    }
    addEventListener("click", (event) => {
      const screen = screens.get(event.target.closest("a")?.href);
      if (!screen) return;
      event.preventDefault();
      document.querySelector("main").replaceWith(screen);
      scrollTo(0, 0);
    });
  });
`;

/** How many times as long as the menu's press on a page without scripts; measured were up to 3.2. */
const mostOfNative = 4;

/** Presses to the next paint. The first, which the browser answers by itself, sets the others' goal. */
async function pressFigures({ browser, shop, plain }: Subject, runs: number): Promise<Figure[]> {
  const menu = "role=button[name='Menu']";
  const product = shop + measuredPages.at(-1);
  const presses = {
    "Menu without scripts": { url: plain, selector: menu },
    Menu: { url: shop, selector: menu },
    FAQ: { url: shop, selector: "summary" },
    Filter: { url: shop, selector: "role=group[name='Game'] >> role=button >> nth=-1" },
    Film: { url: shop, selector: "role=button[name='How the product works']" },
    Thumbnail: { url: product, selector: "role=button[name=/^Picture 2 of/]" },
    "Choose a plan": { url: product, selector: "role=link[name=/Choose a plan/]" },
    Lightbox: { url: product, selector: "role=button[name=/Open full screen|Play the/]" },
    Purchase: { url: product, selector: "role=button[name=/Purchase/]" },
  };
  const taken: { name: string; ms: number }[] = [];
  for (let run = 0; run < runs; run += 1) {
    for (const [name, { url, selector }] of Object.entries(presses)) {
      taken.push({ name, ms: await pressMs(browser, url, selector) });
    }
  }
  const figures = Object.keys(presses).map((name): Figure => {
    const value = median(taken.filter((one) => one.name === name).map(({ ms }) => ms));
    return { name: `${name}, by touch`, value, unit: "ms" };
  });
  const [native, ...others] = figures;
  for (const figure of others) figure.goal = mostOfNative * (native?.value ?? NaN);
  return figures;
}

/** The time of the first press of a page. Event Timing does not report events below 16 ms. */
async function pressMs(browser: Browser, url: string, selector: string): Promise<number> {
  const page = await openSlowPage(browser, url, recordEventTimes);
  // The checkout's script must not leave the page before the paint is reported.
  await page.route("**/embed.js", () => undefined);
  const element = page.locator(selector).first();
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  await element.tap();
  await page.waitForTimeout(1200);
  const times = await page.evaluate<number[]>("eventTimes");
  await page.context().close();
  return Math.max(16, ...times);
}

const recordEventTimes = `
  window.eventTimes = [];
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) {
      if (interactionId > 0) eventTimes.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16 });
`;

/** Opens an address on a phone with Lighthouse's CPU throttling. */
async function openSlowPage(browser: Browser, url: string, initScript: string): Promise<Page> {
  const page = await openPage(browser, url, phone, initScript);
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}
