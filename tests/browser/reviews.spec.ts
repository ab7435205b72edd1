import type { Page } from "@playwright/test";
import { reviews } from "#tests/shop/reviews.ts";
import { expect, test, withMotion } from "./fixtures.ts";

test.use(withMotion);

const group = (page: Page) => page.getByRole("group", { name: "Reviews" });

/** Expects four reviews of five stars in cards of 300 px, and one copy of them. */
async function expectReviews(page: Page) {
  const cards = group(page).getByRole("figure");
  await expect(cards).toHaveCount(4);
  const widths = await group(page)
    .locator("figure")
    .evaluateAll((figures: HTMLElement[]) => figures.map(({ offsetWidth }) => offsetWidth));
  expect(widths).toEqual(Array.from({ length: 8 }, () => 300));
  await expect(group(page).getByRole("img", { name: "5 of 5 stars" })).toHaveCount(4);
  for (const { text, time } of reviews) {
    await expect(cards.filter({ hasText: text })).toContainText(`Anonymous${time}`);
  }
}

/** The review that is nearest to the content's edge, and how far from it. */
function nearestReview(page: Page) {
  return group(page).evaluate((scroller) => {
    const edge = document.getElementById("reviews-title")?.getBoundingClientRect().left ?? NaN;
    const reviewsByPx = Array.from(scroller.querySelectorAll("figure"), (figure) => ({
      text: figure.querySelector("blockquote")?.textContent,
      px: Math.floor(Math.abs(figure.getBoundingClientRect().left - edge)),
    })).toSorted((one, other) => one.px - other.px);
    return reviewsByPx[0];
  });
}

const scrolledPx = (page: Page) => group(page).evaluate(({ scrollLeft }) => scrollLeft);

/** Waits until the reviews have scrolled, and returns the text of the review at the content's edge. */
async function textAtRest(page: Page): Promise<string> {
  await group(page).evaluate(async (scroller) => {
    let last = NaN;
    for (let stillFrames = 0; stillFrames < 20; stillFrames += 1) {
      await new Promise(requestAnimationFrame);
      if (scroller.scrollLeft !== last) stillFrames = 0;
      last = scroller.scrollLeft;
    }
  });
  await expect.poll(async () => (await nearestReview(page))?.px).toBe(0);
  return (await nearestReview(page))?.text ?? "";
}

/** Expects the review with this text at the content's edge, or soon: a scroll takes a while. */
async function expectAtEdge(page: Page, text: string | undefined, presses?: string) {
  await expect.poll(() => nearestReview(page), presses).toEqual({ text, px: 0 });
}

/** Presses a button several times during one scroll. */
async function pressQuickly(page: Page, name: string, presses: number) {
  await page.getByRole("button", { name }).evaluate((button: HTMLElement, count) => {
    for (let press = 0; press < count; press += 1) button.click();
  }, presses);
}

const textAfter = (text: string, steps: number) => {
  const index = reviews.findIndex((review) => review.text === text) + steps;
  return reviews.at(index % reviews.length)?.text ?? "";
};

// The widest screen shows nearly two rounds of the four reviews at once. With reduced motion, each press
// is a jump.
for (const { width, reducedMotion } of [
  { width: 320, reducedMotion: "no-preference" },
  { width: 2560, reducedMotion: "reduce" },
] as const) {
  test(`at ${width} px the buttons move one review after the other to the edge, without end`, async ({
    page,
    goto,
  }) => {
    await page.emulateMedia({ reducedMotion });
    await page.setViewportSize({ width, height: 900 });
    await goto("/");
    if (reducedMotion === "reduce") await expectReviews(page);
    await group(page).scrollIntoViewIfNeeded();
    await pressQuickly(page, "Previous review", 1);
    let text = await textAtRest(page);
    for (const { name, steps } of [
      { name: "Next review", steps: 3 },
      { name: "Previous review", steps: -6 },
    ]) {
      const before = await scrolledPx(page);
      await pressQuickly(page, name, Math.abs(steps));
      if (reducedMotion === "reduce") expect(await scrolledPx(page)).not.toBe(before);
      text = textAfter(text, steps);
      await expectAtEdge(page, text, `${name}, ${steps}`);
    }
  });
}

for (const hasScrollEnd of [true, false]) {
  const browser = hasScrollEnd ? "" : " in a browser without scrollend";
  test(`the reviews glide until the visitor scrolls them, then rest at the edge${browser}`, async ({
    page,
    goto,
  }) => {
    if (!hasScrollEnd) await page.addInitScript(removeScrollEnd);
    await goto("/");
    await group(page).scrollIntoViewIfNeeded();
    const left = () =>
      group(page)
        .getByRole("figure")
        .first()
        .evaluate((card) => Math.round(card.getBoundingClientRect().left));
    const first = await left();
    await expect.poll(left).not.toBe(first);
    await group(page).hover();
    await page.mouse.wheel(130, 0);
    const text = await textAtRest(page);
    await group(page).focus();
    await page.keyboard.press("ArrowRight");
    await expectAtEdge(page, textAfter(text, 1));
    await page.keyboard.press("ArrowLeft");
    await expectAtEdge(page, text);
  });
}

/** Runs in the page. As in Safari before 26.2. */
function removeScrollEnd() {
  Reflect.deleteProperty(window, "onscrollend");
  window.addEventListener("scrollend", (event) => event.stopImmediatePropagation(), true);
}

test("hovering pauses the reviews, a touch stops them, and scrolling past or Alt does not", async ({
  page,
  goto,
}) => {
  await goto("/");
  await group(page).scrollIntoViewIfNeeded();
  const track = group(page).locator("> div");
  await expect(track).toHaveCSS("animation-play-state", "running");
  await group(page).hover();
  await expect(track).toHaveCSS("animation-play-state", "paused");
  await group(page).dispatchEvent("wheel", { deltaY: 20 });
  await group(page).dispatchEvent("keydown", { key: "ArrowRight", altKey: true });
  await page.getByRole("heading", { name: "What Our Users Say" }).hover();
  await expect(track).toHaveCSS("animation-play-state", "running");
  await group(page).dispatchEvent("pointerdown", { pointerType: "touch" });
  await expect(track).toHaveCSS("animation-name", "none");
});
