import type { Page } from "@playwright/test";
import { expect, liveShop, phone, test } from "./fixtures.ts";

// The live shop has 14 products in 7 games, so its catalogue is an index.
test.use({ baseURL: liveShop });

const rows = (page: Page) => page.locator('#products a[href^="/product/"]:visible');
const rowHeights = (page: Page) =>
  rows(page).evaluateAll((links) =>
    links.map((link) => link.closest("li")?.getBoundingClientRect().height ?? 0),
  );
const toolbar = (page: Page) => page.getByRole("search");

test("half of the products take a row of at most 96 px on a phone, where names may wrap", async ({
  page,
  goto,
}) => {
  await page.setViewportSize(phone);
  await goto("/");
  // With 96 px, 47 products in 29 games take 6,500 px.
  const median = async () => {
    const heights = (await rowHeights(page)).toSorted((a, b) => a - b);
    return heights[Math.floor(heights.length / 2)];
  };
  await expect.poll(median).toBeLessThanOrEqual(96);
});

test("the toolbar stays below the header and covers no focused row", async ({ page, goto }) => {
  await goto("/");
  await rows(page).last().focus();
  const toolbarBottom = () => toolbar(page).evaluate((form) => form.getBoundingClientRect().bottom);
  const header = await page.getByRole("banner").boundingBox();
  await expect.poll(toolbarBottom).toBeLessThan((header?.height ?? 0) + 100);
  const bottom = await toolbarBottom();
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.getBoundingClientRect().top ?? 0))
      .toBeGreaterThanOrEqual(bottom);
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
