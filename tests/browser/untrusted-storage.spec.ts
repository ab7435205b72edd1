import type { Page } from "@playwright/test";
import { defaultPreferences } from "#data/preferences.ts";
import { expect, test } from "./fixtures.ts";
import { storePreferences } from "./stored-preferences.ts";

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });

test("garbage in the storage leaves the defaults, and a bad field falls back alone", async ({
  page,
  goto,
}) => {
  await storePreferences(page, "{{{");
  await goto("/");
  await expect(bar(page)).toBeHidden();
  await expect(page.getByRole("dialog")).toBeHidden();

  await page.evaluate(
    (text) => {
      localStorage.setItem("userPreferences", text);
    },
    JSON.stringify({
      notifications: {
        announcement: { enabled: true, message: 5, linkText: "Look", linkUrl: "/status" },
      },
    }),
  );
  await goto("/");
  await expect(bar(page)).toContainText(defaultPreferences.notifications.announcement.message);
  await expect(bar(page).getByRole("link", { name: "Look" })).toBeVisible();
});

test("with storage blocked, the shop works and only forgets", async ({ page, goto }) => {
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
