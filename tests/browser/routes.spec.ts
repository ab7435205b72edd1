import type { Page } from "@playwright/test";
import { products } from "#tests/shop/products.ts";
import { expect, phone, test, withMotion } from "./fixtures.ts";
import { productLink } from "./main-screens.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const mainEntry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

for (const { path, h1 } of [
  { path: "/product/999", h1: "Product not found" },
  { path: "/product/151373/plans", h1: "Unexpected Application Error!" },
  // It cannot be decoded.
  { path: "/%E0%A4%A", h1: "Unexpected Application Error!" },
]) {
  test(`${path} has the heading "${h1}", the products and a link to Home`, async ({
    page,
    goto,
    allowConsole,
  }) => {
    // React Router's line about an address that cannot be decoded.
    if (path.includes("%")) allowConsole(/could not be decoded/);
    await goto(path, { status: 404 });
    await expect(heading(page)).toHaveText(h1);
    await expect(page.locator("section#products").getByRole("link")).toHaveText(
      products.map(({ name }) => new RegExp(`^${name}`)),
    );
    await mainEntry(page, "Home").click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toHaveText("We provide what people need");
  });
}

test("the navigation's entries open their screens and mark the current one", async ({
  page,
  goto,
}) => {
  await goto("/status");
  await mainEntry(page, "Home").click();
  await expect(page).toHaveURL("/");
  await expect(mainEntry(page, "Home")).toHaveAttribute("aria-current", "page");
  await mainEntry(page, "Status").click();
  await expect(page).toHaveURL("/status");
  await expect(mainEntry(page, "Status")).toHaveAttribute("aria-current", "page");
});

test.describe("with motion", () => {
  test.use({ ...withMotion, viewport: { width: 1280, height: 500 } });

  test('"Products" scrolls smoothly to the products and never navigates', async ({
    page,
    goto,
  }) => {
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
    const bottom = (await page.getByRole("banner").boundingBox())?.height ?? 0;
    const belowBarPx = async () => ((await sectionHeading.boundingBox())?.y ?? NaN) - bottom;
    await expect.poll(belowBarPx).toBeGreaterThanOrEqual(31);
    await expect.poll(belowBarPx).toBeLessThanOrEqual(33);
    expect(await page.evaluate("placeAfterPress"), "it does not jump").toBe(0);
    await expect(page).toHaveURL("/status");
    expect(await page.evaluate(() => history.length)).toBe(entries);
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the menu button shows and hides the same four entries", async ({ page, goto }) => {
    await goto("/status");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.locator("#menu");
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu.getByRole("link")).toHaveText([/Home/, /Products/, /Status/, /Support/]);
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
  });

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
        await press();
        await expect(page).toHaveURL(/\/product\//);
      });
    });
  }

  test("an entry of the menu navigates and closes it, and so does Back", async ({ page, goto }) => {
    await goto("/status");
    const menu = page.locator("#menu");
    await page.getByRole("button", { name: "Menu" }).click();
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

  test("Back from an entry of the menu moves the focus to its button", async ({ page, goto }) => {
    await goto("/");
    const button = page.getByRole("button", { name: "Menu" });
    await button.click();
    await page.locator("#menu").getByRole("link", { name: "Status" }).click();
    await expect(heading(page)).toHaveText("Product status");
    await page.goBack();
    await expect(button).toBeFocused();
  });
});
