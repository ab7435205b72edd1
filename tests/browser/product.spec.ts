import type { Page } from "@playwright/test";
import { wcagContrast } from "culori";
import { expect, phone, test } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import { filledPlans, gapBetweenPx, twoFrames } from "./page-measures.ts";
import { storePreferences } from "./stored-preferences.ts";

const plans = (page: Page) =>
  page
    .getByRole("region", { name: "Choose your subscription plan" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

test("a plan's address that was reached within the shop keeps its mark", async ({ page, goto }) => {
  await storePreferences(page, {
    notifications: {
      announcement: { enabled: true, linkText: "Week Key", linkUrl: "/product/151373#plan-300002" },
    },
  });
  await goto("/product/151373#plan-300003");
  await page.getByRole("link", { name: "Week Key", exact: true }).click();
  await expect(page).toHaveURL("/product/151373#plan-300002");
  await page.getByText("Delivery").click();
  await expect.poll(() => filledPlans(page)).toEqual(["Week Key"]);
  await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
  await page.goBack();
  await page.getByText("Delivery").click();
  await expect.poll(() => filledPlans(page)).toEqual(["Week Key"]);
});

test("one button is filled: of the plan under the pointer, with the focus, in the address, else the first", async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  const storeLink = page.getByRole("link", { name: "in our store" });
  await goto("/product/283989#plan-300005");
  await expect(plans(page).filter({ hasText: "Week Key" })).toBeInViewport();
  await expect.poll(() => filledPlans(page)).toEqual(["Week Key"]);
  await expect(storeLink).toHaveText(/Week Key/);

  await goto("/product/151373");
  await expect.poll(() => filledPlans(page)).toEqual(["Day Key"]);
  await expect(storeLink).toHaveText(/Day Key/);
  const monthKey = page.getByRole("button", { name: "Purchase Month Key" });
  const weekKey = page.getByRole("button", { name: "Purchase Week Key" });
  for (const { act, filled } of [
    { act: () => page.mouse.move(0, 0), filled: "Day Key" },
    { act: () => monthKey.focus(), filled: "Month Key" },
    { act: () => plans(page).nth(1).hover(), filled: "Week Key" },
    { act: () => page.mouse.move(0, 0), filled: "Month Key" },
    { act: () => weekKey.hover(), filled: "Week Key" },
  ]) {
    await act();
    await expect.poll(() => filledPlans(page)).toEqual([filled]);
    await expect(plans(page).and(page.locator("[aria-current=true]"))).toContainText(filled);
    await expect.poll(() => palestPurchase(page), "contrast of its word").toBeGreaterThan(4.5);
  }
  await page.mouse.down();
  await expect.poll(() => palestPurchase(page), "contrast while pressed").toBeGreaterThan(4.5);
});

/** The lowest contrast between a Purchase button's word and its background. */
async function palestPurchase(page: Page): Promise<number> {
  const colours = await page.getByRole("button", { name: /^Purchase/ }).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { color, backgroundColor } = getComputedStyle(button);
      return { color, backgroundColor };
    }),
  );
  return Math.min(
    ...colours.map(({ color, backgroundColor }) => wcagContrast(color, backgroundColor)),
  );
}

test("below the plans is how one pays, and the active plan's key, which another plan recuts and Purchase turns", async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 1440, height: 1100 });
  const release = await holdFiles(page, "**/embed.js");
  await goto("/product/151373");
  const key = page.locator(".plan-key svg");
  await expect(key).toBeInViewport({ ratio: 1 });
  const price = await plans(page).first().locator(".plan-price").boundingBox();
  const button = await plans(page).first().getByRole("button").boundingBox();
  expect((button?.x ?? NaN) - (price?.x ?? 0) - (price?.width ?? 0)).toBeGreaterThanOrEqual(20);
  const facts = page.getByText("Delivery");
  expect(await gapBetweenPx(plans(page).last(), facts)).toBeLessThan(100);
  expect(await gapBetweenPx(facts, key)).toBeGreaterThan(0);
  const cuts = () => key.locator("path").first().getAttribute("d");
  const before = await cuts();
  const purchase = page.getByRole("button", { name: "Purchase Week Key" });
  await purchase.hover();
  await expect.poll(cuts).not.toBe(before);
  await expect(key).toHaveCSS("transform", "none");
  await purchase.click();
  await expect(key).toHaveCSS("transform", /^matrix3d/);
  release();
  await page.waitForURL(/demo-seller/);
});

test("on a wide screen the plans stay in view", async ({ page, goto }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto("/product/151373");
  const features = page.getByRole("heading", { name: "Visuals", exact: true });
  await features.evaluate((heading) => heading.scrollIntoView({ block: "center" }));
  for (const row of await plans(page).all()) await expect(row).toBeInViewport({ ratio: 1 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { ...phone, height: 500 } });

  test("a bar links to the plans while neither a Purchase button nor another product is in view", async ({
    page,
    goto,
  }) => {
    await goto("/product/151373");
    const bar = page.getByRole("link", { name: /from \$2\.99.*Choose a plan/ });
    await expect(plans(page).first()).not.toBeInViewport();
    await expect(bar).toBeVisible();
    await bar.click();
    await expect(plans(page).first()).toBeInViewport();
    await expect(bar).toBeHidden();
    // One Purchase button in view is enough.
    const purchases = page.getByRole("button", { name: /^Purchase/ });
    await purchases
      .nth(-2)
      .evaluate((button) => window.scrollBy(0, button.getBoundingClientRect().bottom + 1));
    await expect(purchases.nth(-2)).not.toBeInViewport();
    await expect(purchases.last()).toBeInViewport();
    await twoFrames(page);
    await expect(bar).toBeHidden();
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightWithoutBar = await pageHeight();
    const details = page.getByRole("heading", { name: "Compatibility" });
    await details.evaluate((heading) => heading.scrollIntoView());
    await expect(bar).toBeVisible();
    await expect.poll(pageHeight, "the bar covers the end of the page").toBe(heightWithoutBar);
    await page.getByRole("region", { name: "Also working today" }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
  });
});
