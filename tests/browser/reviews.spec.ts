import type { Page } from "@playwright/test";
import { reviews } from "#data/reviews.ts";
import { expect, phone, test } from "./fixtures.ts";

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

/** By how much the room before the first whole card differs from the room after the last. */
function unevenRoomPx(page: Page): Promise<number> {
  return group(page).evaluate((scroller) => {
    const { left, right } = scroller.getBoundingClientRect();
    const whole = [...scroller.querySelectorAll("figure")]
      .map((card) => card.getBoundingClientRect())
      .filter((card) => card.left >= left && card.right <= right);
    const [first, last] = [whole[0], whole.at(-1)];
    return first && last ? Math.abs(first.left - left - (right - last.right)) : Infinity;
  });
}

for (const viewport of [phone, { width: 768, height: 1024 }, { width: 1440, height: 900 }]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test("the buttons bring whole reviews into the middle", async ({ page, goto }) => {
      await goto("/");
      await group(page).scrollIntoViewIfNeeded();
      for (const name of ["Next review", "Next review", "Previous review"]) {
        await page.getByRole("button", { name }).click();
        await expect.poll(() => unevenRoomPx(page), name).toBeLessThan(2);
      }
    });
  });
}

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
  await expect.poll(() => unevenRoomPx(page), "whole cards in the middle").toBeLessThan(2);
  const rest = await scrolled();
  await page.waitForTimeout(400);
  expect(Math.abs((await scrolled()) - rest), "stays where it was put").toBeLessThan(2);
  await page.getByRole("button", { name: "Next review" }).click();
  await expect.poll(scrolled).toBeGreaterThan(rest + 300);
  await page.getByRole("button", { name: "Previous review" }).click();
  await expect.poll(scrolled).toBeLessThan(rest + 2);
});

test("the reviews move by the arrow keys", async ({ page, goto }) => {
  await goto("/");
  await group(page).focus();
  const scrolled = () => group(page).evaluate((scroller) => scroller.scrollLeft);
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBeGreaterThan(30);
});
