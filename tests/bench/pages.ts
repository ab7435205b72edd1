import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { products } from "#data/products.ts";
import { productPath, routePaths } from "#domain/paths.ts";
import { preventBrowserCheck } from "#tests/browser/stored-preferences.ts";

/** What a part measures: the shop, and a copy whose pages have no scripts, at these addresses. */
export type Subject = { browser: Browser; shop: string; plain: string };

/** One address per route. */
export const measuredPages: readonly string[] = [
  routePaths.home,
  routePaths.status,
  ...products.slice(0, 1).map(productPath),
];

export const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Opens an address as a new visitor, and waits until nothing loads any more. */
export async function openPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions,
  initScript = "",
): Promise<Page> {
  const context = await browser.newContext(options);
  await preventBrowserCheck(context);
  await context.addInitScript({ content: initScript });
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  return page;
}
