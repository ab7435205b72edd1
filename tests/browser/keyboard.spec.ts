import type { Page } from "@playwright/test";
import { desktop, expect, liveShop, phone, test, testShop } from "./fixtures.ts";
import { storePreferences } from "./stored-preferences.ts";

type Stop = { name: string; isInView: boolean; isCovered: boolean; hasRing: boolean };

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
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    return {
      name: (element.getAttribute("aria-label") ?? element.textContent ?? "").trim(),
      isInView,
      isCovered: !places.some((place) => place !== null && element.contains(place)),
      hasRing: outlineStyle !== "none" && parseFloat(outlineWidth) >= 2,
    };
  });
}

/**
 * Presses Tab. Expects the focused element to have a ring, and to be visible and uncovered soon. Returns
 * its name, or undefined after the last one.
 */
async function nextStop(page: Page): Promise<string | undefined> {
  await page.keyboard.press("Tab");
  const name = (await focusedStop(page))?.name;
  if (name === undefined) return undefined;
  await expect
    .poll(() => focusedStop(page), name)
    .toEqual({ name, isInView: true, isCovered: false, hasRing: true });
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
  await page.waitForURL((url) => url.pathname === "/demo-seller/");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Back to the shop" })).toBeFocused();
});

test("on a phone every tab stop of a product, to its last plan, is visible and uncovered", async ({
  page,
  goto,
}) => {
  await page.setViewportSize(phone);
  await goto("/product/151373");
  await tabTo(page, /^Purchase Month Key/);
});

for (const viewport of [desktop, phone]) {
  test(`every tab stop of Home is visible and uncovered at ${viewport.width} px with both notices on`, async ({
    page,
    goto,
  }) => {
    await page.setViewportSize(viewport);
    await storePreferences(page, {
      notifications: {
        announcement: { enabled: true },
        discord: { enabled: true, position: "bottom-right" },
      },
    });
    await goto("/");
    await page.getByRole("complementary", { name: "We have moved" }).waitFor();
    await tabTo(page, /^Play motion$/);
    await tabTo(page, /^Why should I trust you/);
  });
}

test.describe("in forced colours", () => {
  test.use({ contextOptions: { forcedColors: "active" } });

  for (const { baseURL, path } of [
    { baseURL: testShop, path: "/product/151373" },
    { baseURL: liveShop, path: "/status" },
    { baseURL: liveShop, path: "/product/rust-ember" },
  ]) {
    test.describe(path, () => {
      test.use({ baseURL });

      test("every tab stop has a ring, and is visible and uncovered", async ({
        page,
        goto,
        allowHost,
      }) => {
        // A focused plan loads the checkout.
        allowHost("https://sellauth.com", (route) => route.fulfill({ body: "" }));
        await goto(path);
        let stops = 0;
        while ((await nextStop(page)) !== undefined) stops += 1;
        expect(stops).toBeGreaterThan(15);
      });
    });
  }
});

test("a notice hides, for the pointer as well, while it would cover the focused element", async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 390, height: 700 });
  await storePreferences(page, {
    notifications: { discord: { enabled: true, position: "top-left" } },
  });
  await goto("/product/151373");
  await page.getByRole("complementary", { name: "We have moved" }).waitFor();
  const crumb = page.getByRole("navigation", { name: "Breadcrumb" }).getByRole("link").first();
  const isInFront = () =>
    crumb.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    });
  await expect.poll(isInFront).toBe(false);
  await page.keyboard.press("Tab");
  await crumb.focus();
  await expect.poll(isInFront).toBe(true);
});

test("the first tab stop skips to the content", async ({ page, goto }) => {
  await goto("/status");
  expect(await nextStop(page)).toBe("Skip to content");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeFocused();
  // A history entry for "#main" would have the scroll position of another page.
  await expect(page).toHaveURL("/status");
  expect(await nextStop(page)).toBe("Private");
});

test("the focus stays in the open lightbox and returns afterwards", async ({ page, goto }) => {
  await goto("/product/151373");
  await page.getByRole("button", { name: /Open full screen/ }).focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Tab");
    // Between the last and the first stop, the browser's own toolbar may have the focus.
    const place = await page.evaluate(() => {
      const element = document.activeElement;
      return element === document.body || element?.closest("dialog") !== null;
    });
    expect(place).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: /Open full screen/ })).toBeFocused();
});

test("the focus ring of an open question does not touch its answer", async ({ page, goto }) => {
  await goto("/");
  const question = page.locator("summary").nth(1);
  await question.click();
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.press("Tab");
  await expect(question).toBeFocused();
  const overlapPx = () =>
    question.evaluate((summary) => {
      const { outlineStyle, outlineOffset, outlineWidth } = getComputedStyle(summary);
      if (outlineStyle === "none") throw new Error("The question has no focus ring.");
      const ringPx = parseFloat(outlineOffset) + parseFloat(outlineWidth);
      const answer = summary.nextElementSibling ?? summary;
      return summary.getBoundingClientRect().bottom + ringPx - answer.getBoundingClientRect().top;
    });
  await expect.poll(overlapPx).toBeLessThanOrEqual(0);
});
