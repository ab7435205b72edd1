import type { Locator, Page } from "@playwright/test";
import { bounds } from "#domain/bounds.ts";
import { defaultPreferences } from "#tests/shop/preferences.ts";
import { expect, liveShop, phone, test } from "./fixtures.ts";
import {
  rewritePreferences,
  storePreferences,
  type StoredPreferences,
} from "./stored-preferences.ts";

const defaultBar = defaultPreferences.notifications.announcement;

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
const withBar = (fields: Record<string, unknown> = {}): StoredPreferences => ({
  notifications: { announcement: { enabled: true, ...fields } },
});
/** Expects the top of the page, and the header, below the bar. */
async function expectOffset(page: Page, px: number) {
  await expect(page.locator("body")).toHaveCSS("padding-top", `${px}px`);
  await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(px);
}
/** How many pixels of what a box contains are cut off. */
const cutPx = (box: Locator) =>
  box.evaluate((element) => element.scrollHeight - element.clientHeight);

test.describe("the announcement", () => {
  test("is a bar of 40 px that moves the page down by 40 px", async ({ page, goto }) => {
    await storePreferences(page, withBar());
    await goto("/");
    await expect(bar(page)).toContainText(defaultBar.message);
    await expect.poll(() => bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 40 });
    await expectOffset(page, 40);
    await page.evaluate(() => window.scrollTo(0, 500));
    await expectOffset(page, 40);
    await page.getByRole("button", { name: "Dismiss the announcement" }).click();
    await expect(bar(page)).toBeHidden();
    await expectOffset(page, 0);
  });

  /** Ordinary texts within the bound. */
  const longest: Record<string, { message: string; linkText?: string | undefined }> = {
    "the default": { message: defaultBar.message, linkText: defaultBar.linkText },
    "a link": {
      message: "up to twenty percent off every plan on this sunday",
      linkText: "Read how",
    },
    "no link": { message: "no one should be reading so long an announcement on a phone" },
  };

  test("a text within the bound is shown whole on a phone, at 200 % text too", async ({
    page,
    goto,
  }) => {
    await goto("/status");
    const text = bar(page).locator("p");
    for (const [name, { message, linkText }] of Object.entries(longest)) {
      const fields = { message, ...(linkText !== undefined && { linkText }) };
      expect([message, linkText].join(" ").trim().length, name).toBeLessThanOrEqual(
        bounds.announcement,
      );
      await rewritePreferences(page, withBar({ linkText: "", linkUrl: "javascript:", ...fields }));
      await goto("/status");
      for (const { width, fontSize, px } of [
        { width: 320, fontSize: "100%", px: 40 },
        { width: 390, fontSize: "200%", px: 157 },
      ]) {
        await page.setViewportSize({ ...phone, width });
        await page.addStyleTag({ content: `html { font-size: ${fontSize} !important }` });
        await expect(text, name).toContainText(message);
        await expect.poll(async () => (await bar(page).boundingBox())?.height, name).toBe(px);
        // Letters may reach a pixel below their line.
        await expect.poll(() => cutPx(bar(page)), name).toBeLessThanOrEqual(1);
        expect(await text.evaluate((one) => parseFloat(getComputedStyle(one).fontSize))).toBe(
          fontSize === "100%" ? 14 : 28,
        );
      }
    }
  });

  test("ends after its last day where the visitor is", async ({ page, goto }) => {
    await storePreferences(page, withBar());
    await page.clock.setSystemTime(new Date(`${defaultBar.until}T23:00:00`));
    await goto("/status");
    await expect(bar(page)).toBeVisible();
    await page.clock.setSystemTime(new Date("2100-01-01T00:00:00"));
    await goto("/status");
    await expectOffset(page, 0);
    await expect(bar(page)).toBeHidden();
  });

  test("has its colours, or paper and ink for an invalid one, its text as text, and its link", async ({
    page,
    goto,
  }) => {
    await storePreferences(
      page,
      withBar({
        backgroundColor: "rgb(0, 80, 40)",
        textColor: "red; background: url(//x)",
        message: "<b>10%</b> off",
        linkText: "Refunds",
        linkUrl: "/refund",
      }),
    );
    // A file of the site, which the host sends.
    await page.route("**/refund", (route) =>
      route.fulfill({ contentType: "text/html", body: "<h1>Refund policy</h1>" }),
    );
    await goto("/");
    await expect(bar(page)).toHaveCSS("background-color", "rgb(0, 80, 40)");
    await expect(bar(page)).toHaveCSS("color", "rgb(10, 10, 11)");
    await expect(bar(page)).toContainText("<b>10%</b> off");
    await bar(page).getByRole("link", { name: "Refunds" }).click();
    await expect(page.getByRole("heading")).toHaveText("Refund policy");
  });
});

test.describe("in the live shop", () => {
  test.use({ baseURL: liveShop });

  test("the announcement stays away where storage is blocked, until a reload, and so does the motion", async ({
    page,
    goto,
  }) => {
    await page.addInitScript(() => {
      for (const storage of ["localStorage", "sessionStorage"]) {
        Object.defineProperty(window, storage, {
          get() {
            throw new DOMException("The request was denied.", "SecurityError");
          },
        });
      }
    });
    const play = page.getByRole("button", { name: "Play motion" }).first();
    await goto("/");
    await page.getByRole("button", { name: "Dismiss the announcement" }).click();
    await play.click();
    await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
    await expect(bar(page)).toBeHidden();
    await expect(page.getByRole("button", { name: "Pause motion" })).toBeVisible();
    await goto("/status");
    await expect(bar(page)).toBeVisible();
    await expect(play).toBeVisible();
  });
});
