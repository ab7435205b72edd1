import type { Browser, Page } from "@playwright/test";
import { markReadyPages, waitForScripts } from "#tests/browser/ready-pages.ts";

/** Lighthouse's CPU slowdown for a phone. */
const slowdown = 4;

/** Opens an address on a phone, waits until the page is idle, then throttles the CPU. */
export async function openSlowPage(
  browser: Browser,
  url: string,
  before?: (page: Page) => Promise<unknown>,
  hasScripts = true,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
  });
  await markReadyPages(context);
  const page = await context.newPage();
  await before?.(page);
  await page.goto(url, { waitUntil: "networkidle" });
  if (hasScripts) await waitForScripts(page);
  const session = await context.newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return page;
}
