import type { Browser, Page } from "@playwright/test";
import { preventBrowserCheck } from "#tests/browser/stored-preferences.ts";

const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Until the chunks of the other screens are loaded. */
const idleMs = 4000;

/** Opens an address as a new visitor with a phone at a quarter of the CPU speed. */
async function openSlowPage(browser: Browser, url: string, initScript: string): Promise<Page> {
  const context = await browser.newContext(phone);
  await preventBrowserCheck(context);
  await context.addInitScript({ content: initScript });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  return page;
}

/** The bytes of Home before a press, as sent and without the film. */
export async function homeBytes(browser: Browser, url: string): Promise<number> {
  const page = await openSlowPage(browser, url, "");
  await page.waitForTimeout(idleMs);
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !/\.(?:webm|mp4)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await page.context().close();
  return bytes;
}

/** Opens Home, presses a link and returns the time to the next heading in milliseconds. */
export async function linkMs(
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
 * The floor of a press on a link, for a page without scripts: it has the next screens parsed, and swaps
 * one in. It has no framework, no router and no focus, so no app can be faster.
 */
export const swapScreens = `
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

/** From a page's first press to its next paint in milliseconds. Event Timing reports none below 16. */
export async function pressMs(browser: Browser, url: string, selector: string): Promise<number> {
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
