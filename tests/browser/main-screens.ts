import type { Page } from "@playwright/test";

export const productLink = '#products a[href^="/product/"]';
export const statusLink = 'footer a[href="/status"]';
export const homeLink = 'header a[href="/"]';

export const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const scrollTop = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

/** Opens every group of a long status list. */
export async function openGroups(page: Page) {
  const closed = page.locator("main details:not([open]) > summary");
  while ((await closed.count()) > 0) await closed.first().click();
}
