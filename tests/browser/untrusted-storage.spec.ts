import type { Page } from "@playwright/test";
import { defaultPreferences } from "#data/preferences.ts";
import { expect, test } from "./fixtures.ts";
import { storePreferences } from "./stored-preferences.ts";

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

// Every kind of garbage has a unit test; these two are handled before and after the JSON is parsed.
for (const garbage of [
  "{{{",
  '{"notifications":{"discord":[],"announcement":{"enabled":"yes"}}}',
]) {
  test(`garbage leaves the defaults: ${garbage.slice(0, 60)}`, async ({ page, goto }) => {
    await storePreferences(page, garbage);
    await goto("/");
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("dialog")).toBeHidden();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
}

test("an invalid field falls back to its default alone", async ({ page, goto }) => {
  await storePreferences(page, {
    notifications: {
      announcement: { enabled: true, message: 5, linkText: "Look", linkUrl: "/status" },
    },
  });
  await goto("/");
  await expect(bar(page)).toContainText(defaultPreferences.notifications.announcement.message);
  await expect(bar(page).getByRole("link", { name: "Look" })).toBeVisible();
});

test("blocked storage only prevents remembering", async ({ page, goto }) => {
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
