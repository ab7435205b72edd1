import type { Page } from "@playwright/test";
import { reviews } from "#data/reviews.ts";
import { expect, test } from "./fixtures.ts";

const group = (page: Page) => page.getByRole("group", { name: "Reviews" });

test("the reviews are four of five stars in cards of 300 px; the looping copy is inert and hidden", async ({
  page,
  goto,
}) => {
  await goto("/");
  const cards = group(page).getByRole("figure");
  await expect(cards).toHaveCount(4);
  const figures = group(page).locator("figure");
  await expect(figures).toHaveCount(8);
  for (const figure of await figures.all()) {
    expect(await figure.evaluate((card: HTMLElement) => card.offsetWidth)).toBe(300);
  }
  await expect(group(page).getByRole("img", { name: "5 of 5 stars" })).toHaveCount(4);
  for (const { text, time } of reviews) {
    await expect(cards.filter({ hasText: text })).toContainText(`Anonymous${time}`);
  }
  const copy = group(page).locator("ul[aria-hidden=true]");
  await expect(copy).toHaveCount(1);
  expect(await copy.evaluate((list: HTMLElement) => list.inert)).toBe(true);
});

test("the reviews glide by themselves until they are moved by a button", async ({ page, goto }) => {
  await goto("/");
  await group(page).scrollIntoViewIfNeeded();
  const left = () =>
    group(page)
      .getByRole("figure")
      .first()
      .evaluate((card) => Math.round(card.getBoundingClientRect().left));
  const first = await left();
  await expect.poll(left).not.toBe(first);
  const scrolled = () => group(page).evaluate((scroller) => Math.round(scroller.scrollLeft));
  await page.getByRole("button", { name: "Next review" }).click();
  await expect.poll(scrolled).toBeGreaterThan(250);
  const rest = await scrolled();
  await page.waitForTimeout(400);
  expect(Math.abs((await scrolled()) - rest), "stays where it was put").toBeLessThan(330);
  const after = await scrolled();
  await page.getByRole("button", { name: "Previous review" }).click();
  await expect.poll(scrolled).toBeLessThan(after - 250);
});

test("the reviews move by the arrow keys", async ({ page, goto }) => {
  await goto("/");
  await group(page).focus();
  const scrolled = () => group(page).evaluate((scroller) => scroller.scrollLeft);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBeGreaterThan(30);
});
