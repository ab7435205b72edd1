import type { Page } from "@playwright/test";
import { shop } from "#data/shop.ts";
import { expect, phone, test, withMotion } from "./fixtures.ts";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const placeOf = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const mainEntry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });

const screens = [
  { path: "/", title: /^Latchkey \|/, h1: "We provide what people need" },
  { path: "/status", title: /^Product status \|/, h1: "Product status" },
  { path: "/product/151373", title: /^Private \[FN\] \|/, h1: /^Private \[FN\]$/ },
  { path: "/product/283989", title: /^Temp Spoofer \[UB\] \|/, h1: /^Temp Spoofer \[UB\]$/ },
];

for (const { path, title, h1 } of screens) {
  test(`${path} has its title, one heading, one header and a products section`, async ({
    page,
    goto,
  }) => {
    await goto(path);
    await expect(page).toHaveTitle(title);
    await expect(heading(page)).toHaveCount(1);
    await expect(heading(page)).toHaveText(h1);
    await expect(page.getByRole("banner")).toHaveCount(1);
    await expect(page.getByRole("main")).toHaveCount(1);
    await expect(page.locator("section#products")).toHaveCount(1);
    const footer = page.getByRole("contentinfo");
    await expect(footer.getByText(`© 2025 ${shop.name}`)).toBeVisible();
    await expect(footer.getByText(shop.credit.text)).toBeVisible();
    await expect(footer.getByRole("link", { name: "Status" })).toHaveAttribute("href", "/status");
    await expect(footer.getByRole("link", { name: "Discord" })).toHaveAttribute(
      "href",
      shop.chatInviteUrl,
    );
  });
}

for (const id of ["999", "0151373", "151373%20", "15137", "%20", "constructor"]) {
  test(`/product/${id} says that the product was not found`, async ({ page, goto }) => {
    await goto(`/product/${id}`, { status: 404 });
    await expect(heading(page)).toHaveText("Product not found");
    await expect(page).toHaveTitle(/^Product not found/);
    await expect(page.locator("section#products").getByRole("link")).toHaveCount(2);
  });
}

for (const path of ["/nowhere", "/status/more", "/product", "/product/151373/plans"]) {
  test(`${path} is the error screen with 404 Not Found and a link home`, async ({ page, goto }) => {
    await goto(path, { status: 404 });
    await expect(heading(page)).toHaveText("Unexpected Application Error!");
    await expect(page.getByText("404 Not Found")).toBeVisible();
    await expect(page.locator("section#products").getByRole("link")).toHaveCount(2);
    await page.getByRole("link", { name: "Go to the home page" }).click();
    await expect(page).toHaveURL("/");
    await expect(heading(page)).toHaveText("We provide what people need");
  });
}

test("a malformed address shows the error screen as well", async ({ page, goto, allowConsole }) => {
  allowConsole(/could not be decoded/);
  await goto("/%E0%A4%A", { status: 404 });
  await expect(heading(page)).toHaveText("Unexpected Application Error!");
});

test("the navigation's entries lead to their targets", async ({ page, goto }) => {
  await goto("/status");
  await mainEntry(page, "Home").click();
  await expect(page).toHaveURL("/");
  await expect(mainEntry(page, "Home")).toHaveAttribute("aria-current", "page");
  await mainEntry(page, "Status").click();
  await expect(page).toHaveURL("/status");
  await expect(mainEntry(page, "Status")).toHaveAttribute("aria-current", "page");
  const support = page.getByRole("banner").getByRole("link", { name: /^Support/ });
  await expect(support).toHaveAttribute("href", shop.chatInviteUrl);
  await expect(support).toHaveAttribute("target", "_blank");
  await expect(support).toHaveAttribute("rel", /noopener/);
});

test("a route change scrolls to the top, sets the title and focuses the new heading", async ({
  page,
  goto,
}) => {
  await goto("/");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await mainEntry(page, "Status").click();
  await expect(heading(page)).toHaveText("Product status");
  await expect(heading(page)).toBeFocused();
  await expect(page).toHaveTitle(/^Product status/);
  expect(await placeOf(page)).toBe(0);
});

test("Back restores the scroll position and the title", async ({ page, goto }) => {
  await goto("/");
  await page.evaluate(() => window.scrollTo(0, 1500));
  await mainEntry(page, "Status").focus();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(1000);
  await page.keyboard.press("Enter");
  await expect(heading(page)).toHaveText("Product status");
  await page.goBack();
  await expect(heading(page)).toHaveText("We provide what people need");
  await expect(page).toHaveTitle(/^Latchkey/);
  await expect.poll(() => placeOf(page)).toBe(place);
  await page.goForward();
  await expect(heading(page)).toHaveText("Product status");
  await expect.poll(() => placeOf(page)).toBe(0);
});

/** Records the scroll position right after a press: a jump has ended, smooth scrolling has just begun. */
async function notePlaceAfterPress(page: Page) {
  await page.evaluate(() => {
    addEventListener("click", () =>
      Object.assign(window, { placeAfterPress: Math.round(scrollY) }),
    );
  });
}

const placeAfterPress = (page: Page) =>
  page.evaluate(() => (window as never as { placeAfterPress: number }).placeAfterPress);

test.describe("with motion", () => {
  test.use(withMotion);

  for (const { path, status } of [
    { path: "/", status: 200 },
    { path: "/status", status: 200 },
    { path: "/product/151373", status: 200 },
    { path: "/product/999", status: 404 },
    { path: "/nowhere", status: 404 },
  ]) {
    test(`"Products" on ${path} glides to the products and never navigates`, async ({
      page,
      goto,
    }) => {
      await page.setViewportSize({ width: 1280, height: 500 });
      await goto(path, { status });
      const start = await placeOf(page);
      await notePlaceAfterPress(page);
      const entries = await page.evaluate(() => history.length);
      await mainEntry(page, "Products").click();
      const section = page.locator("section#products");
      const top = () =>
        section.evaluate((element) => Math.round(element.getBoundingClientRect().top));
      // Below the bar, not under it, and within the upper half.
      await expect.poll(top).toBeLessThan(130);
      expect(await top()).toBeGreaterThanOrEqual(64);
      await expect(section).toBeFocused();
      await expect(page).toHaveURL(path);
      expect(await page.evaluate(() => history.length)).toBe(entries);
      expect(await placeOf(page)).toBeGreaterThan(start);
      expect(await placeAfterPress(page), "it does not jump").toBe(start);
    });
  }
});

test('with reduced motion "Products" jumps', async ({ page, goto }) => {
  await goto("/");
  await notePlaceAfterPress(page);
  await mainEntry(page, "Products").click();
  await expect(page.locator("section#products")).toBeInViewport();
  const place = await placeOf(page);
  expect(place).toBeGreaterThan(0);
  expect(await placeAfterPress(page)).toBe(place);
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("the menu button shows and hides the same four entries", async ({ page, goto }) => {
    await goto("/status");
    const button = page.getByRole("button", { name: "Menu" });
    const menu = page.locator("#menu");
    await expect(menu).toBeHidden();
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("link")).toHaveText([
      /^Home$/,
      /^Products$/,
      /^Status$/,
      /^Support/,
    ]);
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });

  test("an entry of the menu navigates and closes the menu", async ({ page, goto }) => {
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
    await expect(page.locator("section#products")).toBeInViewport();
    await expect(page).toHaveURL("/");
  });
});
