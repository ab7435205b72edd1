import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

// The open shop has 14 products in 7 games, so its catalogue is an index.
test.use({ baseURL: `http://localhost:${process.env["LIVE_PORT"]}` });

const rows = (page: Page) => page.locator('#products a[href^="/product/"]:visible');
const toolbar = (page: Page) => page.getByRole("search");

test("a product takes a row of at most 72 px on a desktop", async ({ page, goto }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto("/");
  const heights = await rows(page).evaluateAll((links) =>
    links.map((link) => link.closest("li")?.getBoundingClientRect().height ?? 0),
  );
  expect(heights.length).toBeGreaterThan(12);
  expect(Math.max(...heights)).toBeLessThanOrEqual(72);
});

test("the toolbar stays below the header and covers no focused row", async ({ page, goto }) => {
  await goto("/");
  await rows(page).last().focus();
  const bottom = await toolbar(page).evaluate((form) => form.getBoundingClientRect().bottom);
  const header = await page.getByRole("banner").boundingBox();
  expect(bottom).toBeLessThan((header?.height ?? 0) + 100);
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    const top = await page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0);
    expect(top).toBeGreaterThanOrEqual(bottom);
  }
});

test("a search from within the list shows its results", async ({ page, goto }) => {
  await goto("/");
  await rows(page).last().scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollBy(0, 200));
  await toolbar(page).getByRole("searchbox").fill("a");
  await toolbar(page).getByRole("searchbox").fill("ember");
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toBeInViewport({ ratio: 1 });
});
