import { expect, liveShop, lowWindows, phone, test } from "./fixtures.ts";
import { expectNothingCut, gapBetweenPx } from "./page-measures.ts";

// What is sold out or does not work says so first, with what works instead in the first view.

test.use({ baseURL: liveShop });

test("a sold-out product's way on is in the first view", async ({ page, goto }) => {
  await goto("/product/apex-quartz");
  for (const viewport of [phone, ...lowWindows]) {
    await page.setViewportSize(viewport);
    await expect(page.getByText("Sold out").first()).toBeInViewport({ ratio: 1 });
    const wayOn = page.getByRole("link", { name: /^Ask on Discord when it returns/ });
    await expect(wayOn).toBeInViewport({ ratio: 1 });
  }
});

test("the price of a product that does not work and what works instead are in the first view", async ({
  page,
  goto,
}) => {
  await goto("/product/eft-lantern");
  const price = page.getByRole("article").getByRole("link", { name: /^From/ });
  const wayOn = page.getByRole("link", { name: /^Works today/ });
  for (const viewport of [phone, ...lowWindows, { width: 1024, height: 768 }]) {
    await page.setViewportSize(viewport);
    await expect(price).toBeInViewport({ ratio: 1 });
    await expect(wayOn).toBeInViewport({ ratio: 1 });
  }
  await price.click();
  await expect(page.getByRole("region", { name: "Subscription plan" })).toBeFocused();
});

test("beside a product in trouble no column has a hole, and a tablet shows the features in its whole width", async ({
  page,
  goto,
}) => {
  await goto("/product/apex-quartz");
  const picture = page.locator("article .monogram").locator("..");
  const summary = page.locator(".description");
  const features = page.locator("article section ul").last();
  for (const viewport of [{ width: 768, height: 1024 }, ...lowWindows]) {
    await page.setViewportSize(viewport);
    const where = `at ${viewport.width} px`;
    await expect.poll(() => gapBetweenPx(picture, summary), where).toBeLessThan(32);
    await expect
      .poll(async () => (await features.boundingBox())?.width, where)
      .toBeGreaterThan(viewport.width * 0.8);
  }
});

test("the name of what works instead stays in a small phone", async ({ page, goto }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goto("/product/eft-lantern");
  const name = page
    .getByRole("link", { name: /^Works today/ })
    .getByText(/^Works today/)
    .last();
  await name.evaluate((text) => (text.textContent = "Rechtsschutzversicherungsgesellschaft"));
  await expectNothingCut(page, "");
});
