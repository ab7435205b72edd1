import type { Page } from "@playwright/test";
import { reviews } from "#data/reviews.ts";
import { expect, phone, test, withMotion } from "./fixtures.ts";

test.use(withMotion);

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

/** The distance from the slider's centre to the nearest card's. */
function offCentrePx(page: Page): Promise<number> {
  return group(page).evaluate((scroller) => {
    const frame = scroller.getBoundingClientRect();
    const distances = [...scroller.querySelectorAll("figure")].map((figure) => {
      const card = figure.getBoundingClientRect();
      return Math.abs(card.left + card.right - frame.left - frame.right) / 2;
    });
    return Math.min(...distances);
  });
}

/** The text of the review at the slider's centre. */
function centredText(page: Page): Promise<string> {
  return group(page).evaluate((scroller) => {
    const { left, width } = scroller.getBoundingClientRect();
    const centre = left + width / 2;
    const card = [...scroller.querySelectorAll("figure")].find((figure) => {
      const box = figure.getBoundingClientRect();
      return box.left <= centre && box.right >= centre;
    });
    return card?.textContent ?? "";
  });
}

/** Waits until the reviews stop scrolling. */
async function standStill(page: Page) {
  await group(page).evaluate(async (scroller) => {
    let last = NaN;
    for (let stillFrames = 0; stillFrames < 20; stillFrames += 1) {
      await new Promise(requestAnimationFrame);
      if (scroller.scrollLeft !== last) stillFrames = 0;
      last = scroller.scrollLeft;
    }
  });
}

/** Presses a button several times during one scroll, and waits until it ends. */
async function pressQuickly(page: Page, name: string, presses: number) {
  const button = page.getByRole("button", { name });
  for (let press = 0; press < presses; press += 1) await button.dispatchEvent("click");
  await standStill(page);
}

test("on a phone the buttons centre one review after the other, without end", async ({
  page,
  goto,
}) => {
  await page.setViewportSize(phone);
  await goto("/");
  await group(page).scrollIntoViewIfNeeded();
  // The first one back is at the end of the list.
  const presses = ["Previous review", "Previous review", "Next review", "Next review"];
  for (const name of [...presses, "Next review"]) {
    const before = await centredText(page);
    await page.getByRole("button", { name }).click();
    await expect.poll(() => centredText(page), name).not.toBe(before);
    await standStill(page);
    expect(await offCentrePx(page), name).toBeLessThan(2);
  }
});

// This screen shows nearly two rounds of the four reviews at once.
test("on a wide screen quick presses end with a centred review", async ({ page, goto }) => {
  await page.setViewportSize({ width: 2560, height: 1440 });
  await goto("/");
  await group(page).scrollIntoViewIfNeeded();
  await pressQuickly(page, "Next review", 3);
  expect(await offCentrePx(page)).toBeLessThan(2);
  await pressQuickly(page, "Previous review", 6);
  expect(await offCentrePx(page)).toBeLessThan(2);
});

test("the reviews glide until a button moves them, and then scroll by the arrow keys", async ({
  page,
  goto,
}) => {
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
  await pressQuickly(page, "Next review", 1);
  expect(await offCentrePx(page)).toBeLessThan(2);
  const rest = await scrolled();
  const animations = () =>
    group(page).evaluate((scroller) => scroller.getAnimations({ subtree: true }).length);
  expect(await animations(), "stays where it was put").toBe(0);
  await pressQuickly(page, "Next review", 1);
  expect(await scrolled()).toBeGreaterThan(rest + 300);
  await pressQuickly(page, "Previous review", 1);
  expect(Math.abs((await scrolled()) - rest)).toBeLessThan(2);

  await group(page).focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(scrolled).toBeGreaterThan(rest + 15);
});
