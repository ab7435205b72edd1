import type { Page } from "@playwright/test";
import { products } from "#tests/shop/products.ts";
import { expect, phone, test, withMotion } from "./fixtures.ts";
import { heading, productLink } from "./main-screens.ts";
import { gapBetweenPx } from "./page-measures.ts";
import { storePreferences } from "./stored-preferences.ts";

/** Until a press at the same place counts again. */
const doublePressMs = 500;

const mainEntry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

test("unknown addresses have their heading, the products and a way to Home", async ({
  page,
  goto,
  allowConsole,
}) => {
  // React Router's line about an address that cannot be decoded.
  allowConsole(/could not be decoded/);
  for (const { path, h1 } of [
    { path: "/product/999", h1: "Product not found" },
    // Hosts answer for every address below /product/ with its page.
    { path: "/product/151373/plans", h1: "Product not found" },
    { path: "/nowhere.html", h1: "Unexpected Application Error!" },
    { path: "/status/", h1: "Unexpected Application Error!" },
    { path: "/%E0%A4%A", h1: "Unexpected Application Error!" },
  ]) {
    await goto(path, { status: 404 });
    await expect(heading(page)).toHaveText(h1);
    await expect(page.locator("section#products").getByRole("link")).toHaveText(
      products.map(({ name }) => new RegExp(`^${name}`)),
    );
  }
  await mainEntry(page, "Home").click();
  await expect(page).toHaveURL("/");
  await expect(heading(page)).toHaveText("We provide what people need");
});

test("a former address of a product leads to its page, without scripts too", async ({
  browser,
  page,
  goto,
}) => {
  await goto("/product/overlay");
  await expect(page).toHaveURL("/product/417256");
  const context = await browser.newContext({ javaScriptEnabled: false });
  const plain = await context.newPage();
  await plain.goto("/product/Overlay-1");
  await expect(plain).toHaveURL("/product/417256");
  await context.close();
});

test("a hash that is cut in an escape sequence opens its page, and the next screens", async ({
  page,
  goto,
}) => {
  await goto("/product/151373#plan-%E0%A4");
  await expect(heading(page)).toHaveText("Private [FN]");
  await page.locator(productLink).first().click();
  await expect(heading(page)).toHaveText("Temp Spoofer [UB]");
  await page.goBack();
  await expect(heading(page)).toHaveText("Private [FN]");
});

test.describe("with motion", () => {
  test.use({ ...withMotion, viewport: { width: 1280, height: 500 } });

  for (const reducedMotion of ["no-preference", "reduce"] as const) {
    const way = reducedMotion === "reduce" ? "jumps" : "glides";
    test(`"Products" ${way} to the products and never navigates`, async ({ page, goto }) => {
      await page.emulateMedia({ reducedMotion });
      await goto("/status");
      // A jump is over right after the click, and a smooth scroll begins.
      await page.evaluate(() => {
        addEventListener("click", () => Object.assign(window, { placeAfterPress: scrollY }));
      });
      const entries = await page.evaluate(() => history.length);
      await mainEntry(page, "Products").click();
      const section = page.locator("section#products");
      await expect(section).toBeFocused();
      const sectionHeading = section.getByRole("heading", { level: 2 });
      const belowBarPx = () => gapBetweenPx(page.getByRole("banner"), sectionHeading);
      await expect.poll(belowBarPx).toBeGreaterThanOrEqual(31);
      await expect.poll(belowBarPx).toBeLessThanOrEqual(33);
      const placeAfterPress = await page.evaluate<number>("placeAfterPress");
      expect(placeAfterPress > 0, "the place right after the press").toBe(way === "jumps");
      await expect(page).toHaveURL("/status");
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });
  }
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  for (const [name, hasTouch] of [
    ["a click", false],
    ["a tap", true],
  ] as const) {
    test.describe(name, () => {
      test.use({ hasTouch });

      test("beside the open menu only closes it", async ({ page, goto }) => {
        await goto("/");
        const card = page.locator(productLink).first();
        const press = async () => {
          // Where it is, even if something covers it.
          await (hasTouch ? card.tap({ force: true }) : card.click({ force: true }));
        };
        await card.evaluate((link) => link.scrollIntoView({ block: "center" }));
        await page.getByRole("button", { name: "Menu" }).click();
        await press();
        await expect(page.locator("#menu")).toBeHidden();
        await expect(page).toHaveURL("/");
        await page.waitForTimeout(doublePressMs);
        await press();
        await expect(page).toHaveURL(/\/product\//);
      });
    });
  }

  test("the menu is below both bars, so that its button stays free", async ({ page, goto }) => {
    await storePreferences(page, { notifications: { announcement: { enabled: true } } });
    await goto("/status");
    await expect(page.getByRole("complementary", { name: "Announcement" })).toBeVisible();
    await page.getByRole("button", { name: "Menu" }).click();
    const bar = page.getByRole("navigation", { name: "Main" });
    // The menu slides into its place.
    await expect.poll(() => gapBetweenPx(bar, page.locator("#menu"))).toBeCloseTo(0, 0);
  });

  test("an open menu takes no press when the window becomes wide", async ({ page, goto }) => {
    await page.setViewportSize({ width: 700, height: 844 });
    await goto("/");
    await page.getByRole("button", { name: "Menu" }).click();
    await expect(page.locator("#menu")).toBeVisible();
    await page.setViewportSize({ width: 1000, height: 844 });
    await expect(page.locator("#menu")).toBeHidden();
    await page.locator(productLink).first().click();
    await expect(page).toHaveURL(/\/product\//);
  });

  test("the menu has the four entries; an entry navigates and closes it, and so does Back", async ({
    page,
    goto,
  }) => {
    await goto("/status");
    const menu = page.locator("#menu");
    const button = page.getByRole("button", { name: "Menu" });
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link")).toHaveText([/Home/, /Products/, /Status/, /Support/]);
    await page.waitForTimeout(doublePressMs);
    await button.click();
    await expect(menu).toBeHidden();
    await page.waitForTimeout(doublePressMs);
    await button.click();
    await menu.getByRole("link", { name: "Home" }).click();
    await expect(page).toHaveURL("/");
    await expect(menu).toBeHidden();
    await expect(heading(page)).toBeFocused();
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Products" }).click();
    await expect(menu).toBeHidden();
    await expect(page.locator("section#products")).toBeFocused();
    await expect(page.locator("section#products")).toBeInViewport();
    await expect(page).toHaveURL("/");

    await page.getByRole("button", { name: "Menu" }).click();
    await expect(menu).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText("Product status");
    await expect(menu).toBeHidden();
  });
});
