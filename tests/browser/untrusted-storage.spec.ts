import type { Page } from "@playwright/test";
import { defaultPreferences } from "#data/preferences.ts";
import { expect, test } from "./fixtures.ts";
import { storePreferences } from "./stored-preferences.ts";

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

for (const garbage of [
  "{{{",
  "null",
  "[]",
  "5",
  '"text"',
  '{"notifications":7,"security":"x"}',
  '{"notifications":{"discord":[],"announcement":{"enabled":"yes"}}}',
  `{"notifications":{"announcement":{"enabled":true,"message":"${"x".repeat(60_000)}"}}}`,
]) {
  test(`garbage leaves the defaults: ${garbage.slice(0, 60)}`, async ({ page, goto }) => {
    await storePreferences(page, garbage);
    await goto("/");
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("a bad field falls back alone", async ({ page, goto }) => {
  await storePreferences(page, {
    notifications: {
      announcement: { enabled: true, message: 5, linkText: "Look", linkUrl: "/status" },
    },
  });
  await goto("/");
  await expect(bar(page)).toContainText(defaultPreferences.notifications.announcement.message);
  await expect(bar(page).getByRole("link", { name: "Look" })).toBeVisible();
});

test("a refused storage changes nothing but the memory", async ({ page, goto }) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("The request was denied.", "SecurityError");
        },
      });
    }
  });
  await goto("/");
  await page.getByRole("button", { name: "Play motion" }).first().click();
  await expect(page.getByRole("button", { name: "Pause motion" }).first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
});
