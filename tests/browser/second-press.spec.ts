import type { Locator, Page } from "@playwright/test";
import { desktop, expect, phone, test } from "./fixtures.ts";
import { youtube } from "./outside-hosts.ts";
import { noBox } from "./page-measures.ts";
import { storePreferences } from "./stored-preferences.ts";

/** Long enough for the first press to have opened or closed something. Other times have unit tests. */
const gapMs = 300;

/**
 * Presses twice at one place, whatever is there the second time. The browser is given the times of the
 * presses, because a busy machine delivers them late.
 */
async function pressTwice(page: Page, locator: Locator) {
  await locator.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await locator.boundingBox()) ?? noBox;
  const session = await page.context().newCDPSession(page);
  const firstMs = Date.now();
  for (const atMs of [firstMs, firstMs + gapMs]) {
    const press = {
      x: x + width / 2,
      y: y + height / 2,
      button: "left",
      clickCount: 1,
      timestamp: atMs / 1000,
    } as const;
    await session.send("Input.dispatchMouseEvent", { ...press, type: "mousePressed" });
    await session.send("Input.dispatchMouseEvent", { ...press, type: "mouseReleased" });
    await page.waitForTimeout(gapMs);
  }
}

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });
const openFilm = (page: Page) => button(page, "How the product works").click();

/** What opens something, and what has to be open after a double press. The film's dialog is a `Modal` too. */
const openers = [
  { path: "/product/151373", name: /Open full screen/, opens: "dialog" },
  { path: "/", name: "Menu", opens: "#menu" },
] as const;

/** What closes something, and how it was opened. */
const closers = [
  { path: "/", open: openFilm, name: "Close", closes: "dialog" },
  { path: "/status", open: async () => {}, name: "Dismiss the announcement", closes: "aside" },
] as const;

test("a second press leaves open what the first has opened", async ({ page, goto, allowHost }) => {
  allowHost(youtube);
  await page.setViewportSize(phone);
  for (const { path, name, opens } of openers) {
    await goto(path);
    await pressTwice(page, button(page, name));
    await expect(page.locator(opens)).toBeVisible();
    await expect(page).toHaveURL(path);
  }
});

test("a second press presses nothing behind what the first has closed", async ({
  page,
  goto,
  allowHost,
}) => {
  allowHost(youtube);
  await page.setViewportSize(desktop);
  for (const { path, open, name, closes } of closers) {
    // Not beside the player's frame, which has no storage.
    if (closes === "aside") {
      await storePreferences(page, { notifications: { announcement: { enabled: true } } });
    }
    await goto(path);
    await open(page);
    await page.evaluate(() => {
      document.addEventListener("click", ({ target }) => {
        const isInside = target instanceof Element && target.closest("dialog, aside");
        if (!isInside) document.body.toggleAttribute("data-pressed-behind", true);
      });
    });
    await pressTwice(page, button(page, name).first());
    await expect(page.locator(closes)).toHaveCount(0);
    await expect(page.locator("body")).not.toHaveAttribute("data-pressed-behind");
    await expect(page).toHaveURL(path);
  }
});
