import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { playIpService } from "./outside-hosts.ts";
import { checkouts, keepBusy, platformScript, playPlatform } from "./play-platform.ts";
import { drawBrowserCheck } from "./stored-preferences.ts";

// Each wait from both sides: not yet just before its end, certainly just after.

const purchase = (page: Page) => page.getByRole("button", { name: "Purchase Week Key" });
const failure = (page: Page) => page.getByRole("alert").filter({ hasText: /too long/ });

/** Opens a page whose clock only moves when the test moves it. */
async function openWithClock(page: Page, goto: (path: string) => Promise<void>, path: string) {
  await page.clock.install();
  await goto(path);
  await page.clock.pauseAt(Date.now() + 60_000);
}

test("a checkout's script may take 10 s", async ({ page, goto }) => {
  // Never answered.
  await page.route(platformScript, () => undefined);
  await openWithClock(page, goto, "/product/151373");
  await purchase(page).click();
  await page.clock.runFor(9900);
  await expect(purchase(page)).toHaveAttribute("aria-busy", "true");
  await expect(failure(page)).toHaveCount(0);
  await page.clock.runFor(200);
  await expect(failure(page)).toBeVisible();
  await expect(purchase(page)).toHaveAttribute("aria-busy", "false");
});

test("a checkout may take 15 s to open", async ({ page, goto }) => {
  await playPlatform(page, keepBusy);
  await openWithClock(page, goto, "/product/151373");
  await purchase(page).click();
  await page.clock.runFor(10);
  await expect.poll(() => checkouts(page)).toBe(1);
  await page.clock.runFor(14_800);
  await expect(purchase(page)).toHaveAttribute("aria-busy", "true");
  await expect(failure(page)).toHaveCount(0);
  await page.clock.runFor(300);
  await expect(failure(page)).toBeVisible();
});

test("two presses start one checkout, also if the platform answers at once", async ({
  page,
  goto,
}) => {
  await playPlatform(page);
  await openWithClock(page, goto, "/product/151373");
  await purchase(page).click();
  await page.clock.runFor(10);
  await expect.poll(() => checkouts(page)).toBe(1);
  await page.clock.runFor(600);
  await purchase(page).click();
  await page.clock.runFor(100);
  expect(await checkouts(page)).toBe(1);
  await page.clock.runFor(200);
  await expect(purchase(page)).toHaveAttribute("aria-busy", "false");
  await purchase(page).click();
  await page.clock.runFor(10);
  await expect.poll(() => checkouts(page)).toBe(2);
});

test("a copied link is confirmed for 4 s", async ({ page, goto }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "clipboard", { value: { writeText: async () => undefined } });
  });
  await openWithClock(page, goto, "/product/151373");
  await page.getByRole("button", { name: /^Copy link/ }).click();
  const confirmation = page.getByText("Link copied");
  await page.clock.runFor(3900);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(200);
  await expect(confirmation).toHaveCount(0);
});

test("the browser check shows for 2 s", async ({ page, goto, allowHost }) => {
  playIpService(allowHost);
  await drawBrowserCheck(page);
  await openWithClock(page, goto, "/");
  await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
  const check = page.getByRole("dialog", { name: "Checking your browser" });
  await expect(check).toBeVisible();
  await page.clock.runFor(1900);
  await expect(check).toBeVisible();
  await page.clock.runFor(200);
  await expect(check).toHaveCount(0);
});
