import type { Page } from "@playwright/test";
import { expect, phone, test } from "./fixtures.ts";

const chunk = /\/assets\/.+\.js$/;

/** Waits until the linked screens have been prepared. */
async function waitForPrepared(page: Page) {
  await page.waitForResponse((response) => /\/assets\/product-screen/.test(response.url()));
  await page.waitForLoadState("networkidle");
}

test.use({ viewport: phone });

test("an idle page has loaded the next screens, and shows each once it is pressed", async ({
  page,
  goto,
}) => {
  const prepared = waitForPrepared(page);
  await goto("/");
  await page.locator("#products").scrollIntoViewIfNeeded();
  await prepared;
  await expect(page.locator("h1")).toHaveCount(1);

  const chunks: string[] = [];
  page.on("request", (request) => {
    if (chunk.test(request.url())) chunks.push(request.url());
  });
  await page.locator('#products a[href^="/product/"]').first().click();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(page.locator("h1")).toHaveCount(1);
  await expect(page.locator("#products")).toHaveCount(1);
  await page.getByRole("link", { name: "Status" }).last().click();
  await expect(page.getByRole("heading", { level: 1, name: "Product status" })).toBeFocused();
  // The browser check loads its overlay, and the modal around it, on a route change.
  expect(chunks.filter((url) => !/browser-check|modal/.test(url))).toEqual([]);
});

test("a screen starts fresh at each visit", async ({ page, goto }) => {
  const prepared = waitForPrepared(page);
  await goto("/");
  await page.locator("#products").scrollIntoViewIfNeeded();
  await prepared;
  await page.locator('#products a[href^="/product/"]').first().click();
  const second = page.getByRole("button", { name: /^Picture 2 of/ });
  await second.click();
  await expect(second).toHaveAttribute("aria-pressed", "true");
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(second).toHaveCount(0);
});

test("nothing is prefetched for a visitor who saves data", async ({ page, goto }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const chunks: string[] = [];
  page.on("request", (request) => {
    if (/product-screen|status-screen/.test(request.url())) chunks.push(request.url());
  });
  await page.clock.install();
  await goto("/");
  await page.clock.runFor(10_000);
  await page.waitForLoadState("networkidle");
  expect(chunks).toEqual([]);
});
