import type { Locator } from "@playwright/test";
import { defaultPreferences } from "#tests/shop/preferences.ts";
import { desktop, expect, phone, shortWindows, test } from "./fixtures.ts";
import { gapBetweenPx, noBox } from "./page-measures.ts";
import {
  rewritePreferences,
  storePreferences,
  type StoredPreferences,
} from "./stored-preferences.ts";

const defaultNotice = defaultPreferences.notifications.discord;

const withNotice = (fields: Record<string, unknown> = {}): StoredPreferences => ({
  notifications: { discord: { enabled: true, ...fields } },
});

test.describe("the community notice", () => {
  test("at the centre is a modal with its colour and link", async ({ page, goto }) => {
    await storePreferences(page, withNotice({ textColor: "rgb(255, 200, 0)" }));
    await goto("/");
    const dialog = page.getByRole("dialog", { name: defaultNotice.title });
    await expect(dialog.getByText(defaultNotice.message)).toHaveCSS("color", "rgb(255, 200, 0)");
    const link = dialog.getByRole("link", { name: "Join New Server" });
    await expect(link).toHaveAttribute("href", "https://discord.gg/latchkey-sample");
    await expect(link).toHaveAttribute("target", "_blank");
    const offCentrePx = async () => {
      const { x, y, width, height } = (await dialog.boundingBox()) ?? noBox;
      const { width: screenWidth, height: screenHeight } = desktop;
      return Math.hypot(x + width / 2 - screenWidth / 2, y + height / 2 - screenHeight / 2);
    };
    await expect.poll(offCentrePx).toBeLessThan(20);
  });

  test("in a corner leaves the page usable", async ({ page, goto }) => {
    const aside = page.getByRole("complementary", { name: defaultNotice.title });
    const corner = async () => {
      const { x, y, width, height } = (await aside.boundingBox()) ?? noBox;
      const vertical = y + height / 2 < desktop.height / 2 ? "top" : "bottom";
      return `${vertical}-${x + width / 2 < desktop.width / 2 ? "left" : "right"}`;
    };
    await goto("/status");
    for (const position of ["bottom-left", "bottom-right", "top-right", "top-left"]) {
      await rewritePreferences(page, withNotice({ position }));
      await goto("/status");
      await expect.poll(corner).toBe(position);
      await expect(aside).toBeInViewport({ ratio: 1 });
      await expect(aside).toHaveCSS("opacity", "1");
    }
    for (const viewport of [...shortWindows, { width: 640, height: 360 }]) {
      await page.setViewportSize(viewport);
      await expect(aside.getByRole("link")).toBeInViewport({ ratio: 1 });
      const heading = page.getByRole("heading", { level: 1 });
      await expect.poll(() => gapBetweenPx(heading, aside)).toBeGreaterThan(0);
    }
    await page.getByRole("banner").getByRole("link").first().click();
    await expect(page).toHaveURL("/");
    await expect(aside).toBeVisible();
    await aside.getByRole("button").click();
    await expect(aside).toHaveCount(0);
  });

  test("beside a product is in a corner, clear of the plans", async ({ page, goto }) => {
    await storePreferences(page, withNotice({ position: "center" }));
    await goto("/product/151373");
    const notice = page.getByRole("complementary", { name: defaultNotice.title });
    const name = page.getByRole("heading", { name: "Day Key" });
    for (const width of [768, 1023, 1024, 1280, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      const gapPx = async () => {
        const plan = (await name.boundingBox()) ?? noBox;
        const card = (await notice.boundingBox()) ?? noBox;
        return Math.min(card.x, plan.x - card.x - card.width);
      };
      await expect.poll(gapPx, `at ${width} px`).toBeGreaterThanOrEqual(0);
    }
  });

  test("lies flat at the foot of a small window, over no button of the hero and no plan", async ({
    page,
    goto,
  }) => {
    await storePreferences(page, withNotice({ position: "bottom-left" }));
    const notice = page.getByRole("complementary", { name: defaultNotice.title });
    const covered = (parts: Locator) =>
      parts.evaluateAll((elements, name) => {
        const card = document.querySelector(`aside[aria-label="${name}"]`);
        const box = card?.checkVisibility({ visibilityProperty: true })
          ? card.getBoundingClientRect()
          : new DOMRect();
        return elements
          .filter((element) => element.checkVisibility({ visibilityProperty: true }))
          .map((element) => ({ element, part: element.getBoundingClientRect() }))
          .filter(({ part }) => part.bottom > box.top && part.top < box.bottom)
          .filter(({ part }) => part.right > box.left && part.left < box.right)
          .map(({ element }) => element.textContent);
      }, defaultNotice.title);
    const buttons = page
      .getByRole("link", { name: "Explore Our Offer" })
      .or(page.getByRole("main").getByRole("button", { name: "How the product works" }));
    await goto("/");
    await expect(buttons).toHaveCount(2);
    const windows = [phone, { width: 390, height: 664 }, { width: 320, height: 640 }];
    for (const viewport of [...windows, ...shortWindows]) {
      const at = `at ${viewport.width} × ${viewport.height} px`;
      await page.setViewportSize(viewport);
      await expect(notice, at).toBeVisible();
      const share = async () => ((await notice.boundingBox()) ?? noBox).height / viewport.height;
      await expect.poll(share, at).toBeGreaterThan(0.1);
      await expect.poll(share, at).toBeLessThanOrEqual(0.2);
      await expect.poll(() => covered(buttons), at).toEqual([]);
      await expect(notice.getByRole("link"), at).toBeInViewport({ ratio: 1 });
      const { width } = (await notice.getByText(defaultNotice.message).boundingBox()) ?? noBox;
      expect(width / viewport.width, at).toBeGreaterThan(0.4);
    }
    await goto("/product/151373");
    const plans = page.locator("#plans li");
    for (const viewport of [...windows, ...shortWindows]) {
      await page.setViewportSize(viewport);
      for (const plan of [plans.first(), plans.last()]) {
        await plan.scrollIntoViewIfNeeded();
        await expect.poll(() => covered(plans), `${viewport.width} px`).toEqual([]);
      }
    }
  });

  test("on a phone leaves the bar to the plans, a heading and an error message free", async ({
    page,
    goto,
    allowConsole,
  }) => {
    await page.setViewportSize({ ...phone, height: 600 });
    const notice = page.getByRole("complementary", { name: defaultNotice.title });
    await storePreferences(page, withNotice({ position: "top-left" }));
    await goto("/status");
    await expect(notice).toHaveCSS("opacity", "1");
    const heading = page.getByRole("heading", { level: 1 });
    await expect.poll(() => gapBetweenPx(heading, notice)).toBeGreaterThan(60);

    await goto("/product/151373");
    const plans = page.getByRole("link", { name: /Choose a plan/ });
    await expect(plans).toBeVisible();
    await expect(notice).toHaveCSS("opacity", "1");
    await expect.poll(() => gapBetweenPx(notice, plans)).toBeGreaterThanOrEqual(0);
    allowConsole(/ERR_FAILED/);
    await page.route("**/embed.js", (route) => route.abort());
    await page
      .getByRole("button", { name: /^Purchase/ })
      .first()
      .click();
    await expect(page.getByRole("alert")).toBeInViewport();
    await expect(notice).toBeHidden();
  });
});
