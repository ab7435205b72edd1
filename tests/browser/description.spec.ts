import type { Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures.ts";

const words = "Takes minutes to set up, and leaves every setting to you. ";
const texts = {
  "a short text": { text: words, isCut: false },
  "four lines": { text: "1\n2\n3\n4", isCut: false },
  "eight lines": { text: "1\n2\n3\n4\n5\n6\n7\n8", isCut: true },
  "a long text": { text: words.repeat(12), isCut: true },
  "70 wide letters": { text: "设置只需几分钟，每一项都由您决定。".repeat(4), isCut: false },
  "300 wide letters": { text: "设置只需几分钟，每一项都由您决定。".repeat(18), isCut: true },
};

/** By how many pixels the text of a description is longer than what is shown. */
const cutPx = (page: Page) =>
  page.locator(".description").evaluate((element) => {
    const letters = document.createRange();
    letters.selectNodeContents(element.querySelector("p") ?? element);
    return letters.getBoundingClientRect().bottom - element.getBoundingClientRect().bottom;
  });

test('on a phone "Read more" reveals the end of a text that is cut, and is not there for another', async ({
  page,
  goto,
}) => {
  await page.setViewportSize(phone);
  await goto("/product/151373");
  const button = page.getByRole("button", { name: "Read more" });
  for (const [name, { text: whole, isCut }] of Object.entries(texts)) {
    await page.locator(".description p").evaluate((element, longText) => {
      element.textContent = longText;
    }, whole);
    await expect(button, name).toHaveCount(isCut ? 1 : 0);
    if (!isCut) {
      await expect.poll(() => cutPx(page), name).toBeLessThan(1);
      continue;
    }
    await expect.poll(() => cutPx(page), name).toBeGreaterThan(10);
    // Nothing of the fifth line is left beside the button.
    const coversRest = await button.evaluate((element) => {
      const { lineHeight } = getComputedStyle(element.closest(".description") ?? element);
      const text = element.closest(".description")?.querySelector("p")?.getBoundingClientRect();
      const { top, left, right, height } = element.getBoundingClientRect();
      const isOpaque = !getComputedStyle(element).backgroundColor.endsWith(" 0)");
      const isWide = left <= (text?.left ?? NaN) && right >= (text?.right ?? NaN);
      const isBelow = Math.abs(top - (text?.top ?? NaN) - 4 * parseFloat(lineHeight)) < 2;
      return isOpaque && isWide && isBelow && height >= 44;
    });
    expect(coversRest, name).toBe(true);
    await button.click();
    await expect.poll(() => cutPx(page), name).toBeLessThan(1);
    await page.getByRole("button", { name: "Read less" }).press("Enter");
    await expect.poll(() => cutPx(page), name).toBeGreaterThan(10);
  }
  // The last one is cut.
  await page.emulateMedia({ media: "print" });
  await expect.poll(() => cutPx(page), "on paper").toBeLessThan(1);
  await expect(button).toHaveCount(0);
});

test("in a short window a text is below the plans, beside which it would be a narrow column", async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 667, height: 375 });
  await goto("/product/151373");
  const plans = await page.locator(".plans").boundingBox();
  const text = await page.locator(".description").boundingBox();
  expect(text?.y).toBeGreaterThan((plans?.y ?? NaN) + (plans?.height ?? NaN));
  expect(text?.width).toBeGreaterThan(500);
});

const besideThePlans = [
  [1280, 800],
  [768, 1024],
  [667, 375],
] as const;

test("beside the plans a text is whole", async ({ page, goto }) => {
  await goto("/product/151373");
  await page
    .locator(".description p")
    .evaluate((element) => (element.textContent = "1\n".repeat(30)));
  for (const [width, height] of besideThePlans) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => cutPx(page), `at ${width} × ${height}`).toBeLessThan(1);
    await expect(page.getByRole("button", { name: /Read/ })).toHaveCount(0);
  }
});
