import type { Page } from "@playwright/test";
import { desktop, expect, liveShop, phone, test } from "./fixtures.ts";
import { storePreferences } from "./stored-preferences.ts";

type Stop = { name: string; isInView: boolean; isCovered: boolean; ring: string };

/** Describes the focused element: name, visibility, focus ring. Undefined if none has the focus. */
function focusedStop(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const shownTop = Math.max(top, 0);
    const shownBottom = Math.min(bottom, innerHeight);
    const isInView = shownBottom > shownTop && right > 0 && left < innerWidth;
    const places = [0.2, 0.5, 0.8].map((part) =>
      document.elementFromPoint(
        Math.min(Math.max((left + right) / 2, 1), innerWidth - 1),
        shownTop + (shownBottom - shownTop) * part,
      ),
    );
    const { outlineStyle, outlineWidth, outlineOffset } = getComputedStyle(element);
    const ringPx = parseFloat(outlineOffset) + parseFloat(outlineWidth);
    // The body ends before the scrollbar's gutter. A button for a long name can be wider than a phone.
    const body = document.body.getBoundingClientRect();
    const isTooWide = right - left + 2 * ringPx > body.width;
    const isCut = !isTooWide && (left < ringPx || right + ringPx > body.right);
    const hasRing = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
      isInView,
      isCovered: !places.some((place) => place !== null && element.contains(place)),
      ring: !hasRing ? "none" : isCut ? "cut" : "whole",
    };
  });
}

/**
 * Presses Tab. Expects the focused element to have a whole ring, and to be visible and uncovered soon. Returns
 * its name, or undefined after the last one.
 */
async function nextStop(page: Page): Promise<string | undefined> {
  await page.keyboard.press("Tab");
  const name = (await focusedStop(page))?.name;
  if (name === undefined) return undefined;
  await expect
    .poll(() => focusedStop(page), name)
    .toEqual({ name, isInView: true, isCovered: false, ring: "whole" });
  return name;
}

/** Presses Tab until a stop has this name. */
async function tabTo(page: Page, name: RegExp) {
  const passed: string[] = [];
  for (;;) {
    const seen = await nextStop(page);
    if (seen === undefined) {
      throw new Error(`No stop named ${String(name)} among: ${passed.join(" | ")}`);
    }
    if (name.test(seen)) return;
    passed.push(seen);
  }
}

test("from landing to purchase with the keyboard alone", async ({ page, goto }) => {
  await goto("/");
  await tabTo(page, /^Private.*Starting from/s);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/product/151373");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await tabTo(page, /^Purchase Week Key/);
  await page.keyboard.press("Enter");
  await page.waitForURL((url) => url.pathname === "/demo-seller/index.html");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back to the shop" })).toBeFocused();
});

// At the top of a page, nothing can scroll away from under a notice.
for (const { viewport, path, position, last } of [
  { viewport: phone, path: "/", position: "bottom-right", last: /^Why should I trust you/ },
  { viewport: desktop, path: "/product/151373", position: "top-left", last: /^Purchase Day Key/ },
]) {
  test(`every tab stop of ${path} is visible and uncovered at ${viewport.width} px with both notices`, async ({
    page,
    goto,
  }) => {
    await page.setViewportSize(viewport);
    await storePreferences(page, {
      notifications: {
        announcement: { enabled: true },
        discord: { enabled: true, position },
      },
    });
    await goto(path);
    await page.getByRole("complementary", { name: "We have moved" }).waitFor();
    await tabTo(page, last);
  });
}

test.describe("in forced colours on a phone", () => {
  test.use({ viewport: phone, contextOptions: { forcedColors: "active" } });

  test.use({ baseURL: liveShop });

  for (const path of ["/status", "/product/r6-halberd"]) {
    test(`every tab stop of ${path} has a ring, and is visible and uncovered`, async ({
      page,
      goto,
      allowHost,
    }) => {
      // A focused plan loads the checkout.
      allowHost("https://sellauth.com", (route) => route.fulfill({ body: "" }));
      allowHost("https://pictures.example");
      await goto(path);
      let stops = 0;
      while ((await nextStop(page)) !== undefined) stops += 1;
      expect(stops).toBeGreaterThan(15);
    });
  }
});

test.describe("in the list view on a phone", () => {
  test.use({ baseURL: liveShop, viewport: phone });

  test("the focus is seen on a row, whose box clips what is around it", async ({ page, goto }) => {
    await goto("/");
    const row = page.locator("#products .rows li").first();
    const plain = await row.screenshot();
    await page.getByPlaceholder("Search products...").focus();
    const link = row.getByRole("link");
    while (!(await link.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press("Tab");
    }
    expect((await row.screenshot()).equals(plain)).toBe(false);
  });
});

test("the first tab stop skips to the content", async ({ page, goto }) => {
  await goto("/status");
  expect(await nextStop(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  // A history entry for "#main" would have the scroll position of another page.
  await expect(page).toHaveURL("/status");
  expect(await nextStop(page)).toMatch(/^Private/);
});
