import type { Page } from "@playwright/test";
import { products } from "#tests/shop/products.ts";
import { expect as baseExpect } from "./fixtures.ts";

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

/** From Home to a product, back to the same place, to Status and to another product. */
export async function visitMainScreens(page: Page, expect = baseExpect) {
  const card = page.locator(productLink).first();
  await card.focus();
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(0);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toContainText(products[0]?.name ?? "");
  await expect(heading(page)).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(0);
  await expect(page).toHaveTitle(new RegExp(products[0]?.name ?? ""));

  await page.goBack();
  await expect(heading(page)).toHaveText("We provide what people need");
  await expect(card).toBeFocused();
  await expect.poll(() => scrollTop(page)).toBe(top);

  await page.locator(statusLink).press("Enter");
  await expect(heading(page)).toHaveText("Product status");
  await expect(heading(page)).toBeFocused();
  await page.locator(productLink).last().press("Enter");
  await expect(heading(page)).toContainText(products.at(-1)?.name ?? "");
  await expect(page.getByRole("button", { name: /^Purchase/ }).first()).toBeEnabled();
  await expect(page.locator("h1")).toHaveCount(1);
}
