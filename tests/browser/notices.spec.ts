import type { Page } from "@playwright/test";
import { defaultPreferences } from "#data/preferences.ts";
import { desktop, expect, phone, test, withMotion } from "./fixtures.ts";
import { storePreferences, type StoredPreferences } from "./stored-preferences.ts";

const { announcement: defaultBar, discord: defaultNotice } = defaultPreferences.notifications;

const bar = (page: Page) => page.getByRole("complementary", { name: "Announcement" });
const notice = (page: Page, title = defaultNotice.title) =>
  page.getByRole("dialog", { name: title }).or(page.getByRole("complementary", { name: title }));
const withBar = (fields: Record<string, unknown> = {}): StoredPreferences => ({
  notifications: { announcement: { enabled: true, ...fields } },
});
const withNotice = (fields: Record<string, unknown> = {}): StoredPreferences => ({
  notifications: { discord: { enabled: true, ...fields } },
});
const inCorner = (position: string) =>
  withNotice({ position, title: "Moved", message: "Come along" });
const offset = (page: Page) =>
  page.evaluate(() => parseFloat(getComputedStyle(document.body).paddingTop));
const rewrite = (page: Page, preferences: StoredPreferences) =>
  page.evaluate((text) => {
    localStorage.setItem("userPreferences", text);
  }, JSON.stringify(preferences));

test.describe("the announcement", () => {
  test("is a bar of 40 px that moves the page down by 40 px", async ({ page, goto }) => {
    await storePreferences(page, withBar());
    for (const path of ["/product/151373", "/"]) {
      await goto(path);
      await expect(bar(page)).toContainText(defaultBar.message);
      expect(await bar(page).boundingBox()).toMatchObject({ x: 0, y: 0, height: 40 });
      expect(await offset(page)).toBe(40);
      expect((await page.getByRole("banner").boundingBox())?.y).toBe(40);
    }
    await page.evaluate(() => window.scrollTo(0, 500));
    await expect.poll(async () => (await page.getByRole("banner").boundingBox())?.y).toBe(40);
  });

  test("on a phone a long message ends with an ellipsis, in one line beside its link", async ({
    page,
    goto,
  }) => {
    await page.setViewportSize(phone);
    const message = "Release sale: 10% off every plan of every product until Sunday at midnight";
    await storePreferences(page, withBar({ message }));
    await goto("/status");
    const text = bar(page).getByText(message);
    await expect(text).toHaveCSS("text-overflow", "ellipsis");
    expect(await text.evaluate((span) => span.scrollWidth - span.clientWidth)).toBeGreaterThan(0);
    expect((await text.boundingBox())?.height).toBeLessThan(30);
    const link = bar(page).getByRole("link", { name: defaultBar.linkText ?? "" });
    expect(await link.evaluate((a) => a.scrollWidth - a.clientWidth), "the whole link").toBe(0);
    await expect(link).toBeInViewport({ ratio: 1 });
    expect((await bar(page).boundingBox())?.height).toBe(40);
  });

  test("without showOnce is dismissed for the visit, on every screen", async ({ page, goto }) => {
    await storePreferences(page, withBar({ showOnce: false }));
    await goto("/");
    await page.getByRole("button", { name: "Dismiss the announcement" }).click();
    await expect.poll(() => offset(page)).toBe(0);
    await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
    await expect(bar(page)).toBeHidden();
    await goto("/");
    await expect(bar(page)).toBeVisible();
  });

  test("has its colours, or the default of an invalid one, its text as text, and its link", async ({
    page,
    goto,
  }) => {
    await storePreferences(
      page,
      withBar({
        backgroundColor: "rgb(0, 80, 40)",
        textColor: "red; background: url(//x)",
        message: "<b>10%</b> off",
        linkText: "See status",
        linkUrl: "/status",
      }),
    );
    await goto("/");
    await expect(bar(page)).toHaveCSS("background-color", "rgb(0, 80, 40)");
    await expect(bar(page)).toHaveCSS("color", "rgb(10, 10, 11)");
    await expect(bar(page)).toContainText("<b>10%</b> off");
    await bar(page).getByRole("link", { name: "See status" }).click();
    await expect(page).toHaveURL("/status");

    await rewrite(page, withBar({ linkText: "Out", linkUrl: "https://elsewhere.example/a" }));
    await goto("/");
    const link = bar(page).getByRole("link", { name: "Out" });
    await expect(link).toHaveAttribute("href", "https://elsewhere.example/a");
    await expect(link).toHaveAttribute("rel", /noopener/);
  });
});

test.describe("the community notice", () => {
  test("at the centre is a modal with its colour and link", async ({ page, goto }) => {
    await storePreferences(page, withNotice({ textColor: "rgb(255, 200, 0)", position: "middle" }));
    await goto("/");
    const dialog = page.getByRole("dialog", { name: defaultNotice.title });
    await expect(dialog.getByText(defaultNotice.message)).toHaveCSS("color", "rgb(255, 200, 0)");
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

  // On a phone the notice takes the whole width, left or right.
  for (const { viewport, positions } of [
    { viewport: desktop, positions: ["top-left", "top-right", "bottom-left", "bottom-right"] },
    { viewport: phone, positions: ["top-left", "bottom-right"] },
  ]) {
    test(`in the corners at ${viewport.width} px leaves the page usable`, async ({
      page,
      goto,
    }) => {
      await page.setViewportSize(viewport);
      const aside = page.getByRole("complementary", { name: "Moved" });
      await storePreferences(page, inCorner("top-left"));
      for (const position of positions) {
        if (position !== "top-left") await rewrite(page, inCorner(position));
        await goto("/status");
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
        expect(near[horizontal], position).toBeLessThanOrEqual(40);
        expect(near[vertical], position).toBeLessThanOrEqual(100);
        expect(Math.min(...Object.values(gaps)), position).toBeGreaterThanOrEqual(8);
      }
      await page.getByRole("banner").getByRole("link").first().click();
      await expect(page).toHaveURL("/");
      await expect(aside).toBeVisible();
      await aside.getByRole("button").click();
      await expect(aside).toHaveCount(0);
    });
  }

  test.describe("with motion", () => {
    test.use(withMotion);

    test("at the centre enters without a scrollbar", async ({ page, goto }) => {
      await storePreferences(page, withNotice());
      await page.addInitScript(() => {
        const overflows: number[] = Object.assign(window, { overflows: [] }).overflows;
        const look = () => {
          const dialog = document.querySelector("dialog[open]");
          if (dialog) overflows.push(dialog.scrollHeight - dialog.clientHeight);
          requestAnimationFrame(look);
        };
        look();
      });
      await goto("/");
      await expect(notice(page).locator("> div")).toHaveCSS("opacity", "1");
      const overflows = await page.evaluate<number[]>("window.overflows");
      expect(overflows.length).toBeGreaterThan(1);
      expect(Math.max(...overflows)).toBe(0);
    });
  });
});
