import type { Page } from "@playwright/test";
import { defaultPreferences } from "#data/preferences.ts";
import { desktop, expect, phone, test } from "./fixtures.ts";
import { storePreferences, type StoredPreferences } from "./stored-preferences.ts";

const { announcement: defaultBar, discord: defaultNotice } = defaultPreferences.notifications;

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
const dismissBar = (page: Page) => page.getByRole("button", { name: "Dismiss the announcement" });
const notice = (page: Page, title = defaultNotice.title) =>
  page.getByRole("dialog", { name: title }).or(page.getByRole("complementary", { name: title }));
const withBar = (fields: Record<string, unknown> = {}): StoredPreferences => ({
  notifications: { announcement: { enabled: true, ...fields } },
});
const withNotice = (fields: Record<string, unknown> = {}): StoredPreferences => ({
  notifications: { discord: { enabled: true, ...fields } },
});
const offset = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingTop));
const stored = (page: Page, key: string) =>
  page.evaluate((name) => localStorage.getItem(name), key);
const rewrite = (page: Page, preferences: StoredPreferences) =>
  page.evaluate((text) => {
    localStorage.setItem("userPreferences", text);
  }, JSON.stringify(preferences));

test("without stored preferences no notice shows, and none are written", async ({ page, goto }) => {
  await goto("/");
  await expect(bar(page)).toBeHidden();
  await expect(notice(page)).toBeHidden();
  expect(await offset(page)).toBe(0);
  expect(await stored(page, "userPreferences")).toBeNull();
});

test.describe("the announcement", () => {
  test("is a 40 px bar that offsets the page by 40 px on every screen", async ({ page, goto }) => {
    await storePreferences(page, withBar());
    for (const path of ["/", "/status", "/product/151373"]) {
      await goto(path);
      await expect(bar(page)).toContainText(defaultBar.message);
      expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 40 });
      expect(await offset(page)).toBe(40);
      expect((await page.getByRole("banner").boundingBox())?.y).toBe(40);
    }
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(40);
  });

  test("disappears when dismissed, stays hidden, and leaves no offset", async ({ page, goto }) => {
    await storePreferences(page, withBar());
    await goto("/status");
    await dismissBar(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await offset(page)).toBe(0);
    expect((await page.getByRole("banner").boundingBox())?.y).toBe(0);
    expect(await stored(page, "hasSeenAnnouncement")).not.toBeNull();
    await goto("/");
    await expect(bar(page)).toBeHidden();
    expect(await offset(page)).toBe(0);
  });

  test("is shown again with a new text", async ({ page, goto }) => {
    await storePreferences(page, withBar());
    await goto("/status");
    await dismissBar(page).click();
    await rewrite(page, withBar({ message: "Another sale" }));
    await goto("/status");
    await expect(bar(page)).toContainText("Another sale");
  });

  test("counts as dismissed with any other flag, such as a plain true", async ({ page, goto }) => {
    await storePreferences(page, withBar());
    await page.addInitScript(() => {
      localStorage.setItem("hasSeenAnnouncement", "true");
    });
    await goto("/");
    await expect(bar(page)).toBeHidden();
  });

  test("without showOnce stores no flag and is shown on each load", async ({ page, goto }) => {
    await storePreferences(page, withBar({ showOnce: false }));
    await goto("/");
    await dismissBar(page).click();
    await expect(bar(page)).toBeHidden();
    expect(await stored(page, "hasSeenAnnouncement")).toBeNull();
    await goto("/");
    await expect(bar(page)).toBeVisible();
  });

  test("once dismissed, stays hidden on all screens for the visit", async ({ page, goto }) => {
    await storePreferences(page, withBar({ showOnce: false }));
    await goto("/");
    await dismissBar(page).click();
    await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
    await expect(bar(page)).toBeHidden();
  });

  test("has its colours, and the default instead of an invalid one", async ({ page, goto }) => {
    await storePreferences(
      page,
      withBar({ backgroundColor: "rgb(0, 80, 40)", textColor: "red; background: url(//x)" }),
    );
    await goto("/");
    await expect(bar(page)).toHaveCSS("background-color", "rgb(0, 80, 40)");
    await expect(bar(page)).toHaveCSS("color", "rgb(10, 10, 11)");
  });

  test("links to a path of the shop or to another site", async ({ page, goto }) => {
    await storePreferences(page, withBar({ linkText: "See status", linkUrl: "/status" }));
    await goto("/");
    await bar(page).getByRole("link", { name: "See status" }).click();
    await expect(page).toHaveURL("/status");
    await rewrite(page, withBar({ linkText: "Out", linkUrl: "https://elsewhere.example/a" }));
    await goto("/");
    const link = bar(page).getByRole("link", { name: "Out" });
    await expect(link).toHaveAttribute("href", "https://elsewhere.example/a");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });

  for (const linkUrl of [
    "javascript:alert(1)",
    "data:text/html,x",
    "//elsewhere.example",
    "/\\x",
  ]) {
    test(`drops the link ${linkUrl}`, async ({ page, goto }) => {
      await storePreferences(page, withBar({ linkText: "Press me", linkUrl }));
      await goto("/");
      await expect(bar(page)).toContainText(defaultBar.message);
      await expect(page.locator(`a[href="${linkUrl.replaceAll("\\", "\\\\")}"]`)).toHaveCount(0);
    });
  }

  test("shows text as text, not as HTML", async ({ page, goto }) => {
    await storePreferences(page, withBar({ message: "<b>10%</b> off" }));
    await goto("/");
    await expect(bar(page)).toContainText("<b>10%</b> off");
  });
});

test.describe("the community notice", () => {
  test("at the centre is a modal with title, message and link", async ({ page, goto }) => {
    await storePreferences(page, withNotice());
    await goto("/");
    const dialog = page.getByRole("dialog", { name: defaultNotice.title });
    await expect(dialog).toContainText(defaultNotice.message);
    const link = dialog.getByRole("link", { name: "Join New Server" });
    await expect(link).toHaveAttribute("href", defaultNotice.discordLink);
    const box = await dialog.boundingBox();
    const centre = {
      x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
      y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
    };
    expect(Math.abs(centre.x - desktop.width / 2)).toBeLessThan(10);
    expect(Math.abs(centre.y - desktop.height / 2)).toBeLessThan(20);
  });

  for (const way of ["its button", "a press on the backdrop", "Escape"]) {
    test(`at the centre closes by ${way} and stays hidden`, async ({ page, goto }) => {
      await storePreferences(page, withNotice());
      await goto("/");
      await expect(notice(page)).toBeVisible();
      if (way === "Escape") await page.keyboard.press("Escape");
      else if (way === "its button") await notice(page).getByRole("button").click();
      else await page.mouse.click(8, 700);
      await expect(notice(page)).toHaveCount(0);
      expect(await stored(page, "hasSeenDiscordNotice")).not.toBeNull();
      await goto("/status");
      await page.waitForLoadState("networkidle");
      await expect(notice(page)).toHaveCount(0);
    });
  }

  for (const viewport of [desktop, phone]) {
    for (const position of ["top-left", "top-right", "bottom-left", "bottom-right"]) {
      test(`is at the ${position} of ${viewport.width} px, and the page still works`, async ({
        page,
        goto,
      }) => {
        await page.setViewportSize(viewport);
        await storePreferences(
          page,
          withNotice({ position, title: "Moved", message: "Come along" }),
        );
        await goto("/status");
        const aside = page.getByRole("complementary", { name: "Moved" });
        await expect(aside).toContainText("Come along");
        await expect(page.getByRole("dialog")).toHaveCount(0);
        await expect
          .poll(() => aside.evaluate((element) => element.getAnimations().length))
          .toBe(0);
        const box = (await aside.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
        const gaps = {
          left: box.x,
          right: viewport.width - box.x - box.width,
          top: box.y,
          bottom: viewport.height - box.y - box.height,
        };
        const [vertical = "", horizontal = ""] = position.split("-");
        const near: Record<string, number> = gaps;
        expect(near[horizontal]).toBeLessThanOrEqual(40);
        expect(near[vertical]).toBeLessThanOrEqual(100);
        expect(Math.min(...Object.values(gaps))).toBeGreaterThanOrEqual(8);
        await page.getByRole("banner").getByRole("link").first().click();
        await expect(page).toHaveURL("/");
        await expect(aside).toBeVisible();
        await aside.getByRole("button").click();
        await expect(aside).toHaveCount(0);
        expect(await stored(page, "hasSeenDiscordNotice")).not.toBeNull();
      });
    }
  }

  test("in a corner closes on Escape inside it", async ({ page, goto }) => {
    await storePreferences(page, withNotice({ position: "top-right" }));
    await goto("/");
    const aside = page.getByRole("complementary", { name: defaultNotice.title });
    await aside.getByRole("button").focus();
    await page.keyboard.press("Escape");
    await expect(aside).toHaveCount(0);
  });

  test("without showOnce is shown on each load", async ({ page, goto }) => {
    await storePreferences(page, withNotice({ showOnce: false }));
    await goto("/");
    await expect(notice(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(notice(page)).toHaveCount(0);
    expect(await stored(page, "hasSeenDiscordNotice")).toBeNull();
    await goto("/");
    await expect(notice(page)).toBeVisible();
  });

  test("has its text colour, and its default position instead of an invalid one", async ({
    page,
    goto,
  }) => {
    await storePreferences(page, withNotice({ textColor: "rgb(255, 200, 0)", position: "middle" }));
    await goto("/");
    const dialog = page.getByRole("dialog", { name: defaultNotice.title });
    await expect(dialog.getByText(defaultNotice.message)).toHaveCSS("color", "rgb(255, 200, 0)");
  });
});
