import type { Page } from "@playwright/test";
import { allWords } from "#words/all-words.ts";
import { arabicShop, expect, test } from "./fixtures.ts";
import { storePreferences } from "./stored-preferences.ts";

// A page from right to left goes the way that it shows. That nothing of it is cut is in languages.spec.ts.

const words = allWords.ar;
test.use({ baseURL: arabicShop, viewport: { width: 1280, height: 800 } });

const slider = (page: Page) => page.locator("[role=group]:has(figure)");

/** The text of the review at the content's start, which is its right edge. */
const firstReview = (page: Page) =>
  slider(page).evaluate((scroller) => {
    const edge = document.getElementById("reviews-title")?.getBoundingClientRect().right ?? NaN;
    const atEdge = [...scroller.querySelectorAll("figure")].find(
      (figure) => Math.abs(figure.getBoundingClientRect().right - edge) < 2,
    );
    return atEdge?.querySelector("blockquote")?.textContent;
  });

test("reviews go on to the left, by button and by key, and come back", async ({ page, goto }) => {
  await goto("/");
  const texts = await slider(page).locator("blockquote").allTextContents();
  await expect.poll(() => firstReview(page)).toBe(texts[0]);
  await page.getByRole("button", { name: words.home.nextReview }).click();
  await expect.poll(() => firstReview(page)).toBe(texts[1]);
  await slider(page).press("ArrowLeft");
  await expect.poll(() => firstReview(page)).toBe(texts[2]);
  await slider(page).press("ArrowRight");
  await expect.poll(() => firstReview(page)).toBe(texts[1]);
  for (const text of [texts[0], texts[3]]) {
    await page.getByRole("button", { name: words.home.previousReview }).click();
    await expect.poll(() => firstReview(page)).toBe(text);
  }
});

test("in the lightbox, the left key and a swipe to the right show the next picture", async ({
  page,
  goto,
}) => {
  await goto("/product/p2");
  await page.locator(".product-pictures img").first().click();
  const position = page.getByRole("dialog").getByText(/^\d \/ 3$/);
  await expect(position).toHaveText("1 / 3");
  await page.keyboard.press("ArrowLeft");
  await expect(position).toHaveText("2 / 3");
  await page.keyboard.press("ArrowRight");
  await expect(position).toHaveText("1 / 3");
  const session = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", x?: number) =>
    session.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: x === undefined ? [] : [{ x, y: 400 }],
    });
  await touch("touchStart", 500);
  await touch("touchMove", 600);
  await touch("touchMove", 700);
  await touch("touchEnd");
  await expect(position).toHaveText("2 / 3");
});

test("the tab order of the header follows the eye", async ({ page, goto }) => {
  await goto("/");
  const links = page.locator("header a:visible");
  await links.first().focus();
  const xs: number[] = [];
  for (let index = await links.count(); index > 0; index -= 1) {
    xs.push(await page.evaluate(() => document.activeElement?.getBoundingClientRect().right ?? 0));
    await page.keyboard.press("Tab");
  }
  expect(xs.length).toBeGreaterThan(3);
  expect(xs).toEqual(xs.toSorted((one, other) => other - one));
});

test("beside a product, the notice is on the side without the plans", async ({ page, goto }) => {
  await storePreferences(page, {
    notifications: { discord: { enabled: true, position: "bottom-left" } },
  });
  await goto("/product/p1");
  const notice = page.getByRole("complementary");
  await expect(notice).toBeVisible();
  expect((await notice.boundingBox())?.x).toBeGreaterThan(640);
});

test("a label, a name and a lead start on the right edge of their column", async ({
  page,
  goto,
}) => {
  await goto("/status");
  const edges = await page.locator("main h1, main h1 + p, main h2").evaluateAll((texts) =>
    texts.map((text) => {
      const range = document.createRange();
      range.selectNodeContents(text);
      return Math.round(range.getBoundingClientRect().right);
    }),
  );
  expect(edges.length).toBeGreaterThan(2);
  for (const edge of edges) expect(Math.abs(edge - (edges[0] ?? NaN))).toBeLessThanOrEqual(2);
});
