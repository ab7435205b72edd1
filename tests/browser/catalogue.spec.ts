import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const cards = (page: Page) => page.locator("section#products li:visible");

test("the catalogue shows each product's picture, name, starting price and Purchase on one link", async ({
  page,
  goto,
}) => {
  await goto("/");
  await expect(cards(page)).toHaveCount(2);
  const first = cards(page).first();
  await expect(first.locator("img")).toHaveCount(1);
  await expect(first).toContainText("Private");
  await expect(first).toContainText("Starting from $2.99+");
  await expect(first).toContainText("Purchase");
  await expect(cards(page).last()).toContainText("Starting from $8.99+");
  await expect(first.locator("a, button, input, [tabindex]")).toHaveCount(1);
});

test("a card opens its product", async ({ page, goto }) => {
  await goto("/");
  await cards(page).filter({ hasText: "Temp Spoofer" }).getByText("Purchase").click();
  await expect(page).toHaveURL("/product/283989");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Temp Spoofer/);
});

test("the search matches a part of the name in any case, shows the count, and is in the address", async ({
  page,
  goto,
}) => {
  await goto("/");
  const box = page.getByPlaceholder("Search products...");
  const count = page.locator("section#products").getByRole("status");
  await expect(count).toHaveText("2 products");
  await box.pressSequentially("sPOOf");
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Temp Spoofer");
  await expect(count).toHaveText("1 product");
  await expect(page).toHaveURL("/?q=sPOOf");
  await box.fill("");
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL("/");
});

test("the filter buttons limit the catalogue to a game, and Back undoes it", async ({
  page,
  goto,
}) => {
  await goto("/");
  const filter = page.getByRole("group", { name: "Game" });
  await expect(filter.getByRole("button")).toHaveText([
    "All Products",
    "Unban Software [UB]",
    "Fortnite [FN]",
  ]);
  await expect(filter.getByRole("button", { name: "All Products" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
  await filter.getByRole("button", { name: "Unban Software [UB]" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Temp Spoofer");
  await expect(page).toHaveURL("/?game=UB");
  await filter.getByRole("button", { name: "Fortnite [FN]" }).click();
  await expect(cards(page)).toContainText("Private");
  await expect(page).toHaveURL("/?game=FN");
  // Pressing it again is the same search and adds no history entry.
  await filter.getByRole("button", { name: "Fortnite [FN]" }).click();
  await page.goBack();
  await expect(page).toHaveURL("/?game=UB");
  await expect(cards(page)).toContainText("Temp Spoofer");
  await page.goBack();
  await expect(cards(page)).toHaveCount(2);
});

test("filtering keeps the scroll position", async ({ page, goto }) => {
  await goto("/");
  const button = page.getByRole("button", { name: "Fortnite [FN]" });
  await button.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => scrollY);
  expect(before).toBeGreaterThan(0);
  await button.click();
  await expect(page).toHaveURL("/?game=FN");
  expect(await page.evaluate(() => scrollY)).toBe(before);
});

test("a shared address restores its search", async ({ page, goto }) => {
  await goto("/?q=spoof&game=UB");
  await expect(page.getByPlaceholder("Search products...")).toHaveValue("spoof");
  await expect(cards(page)).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Unban Software [UB]" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("an unknown game in the address means all products", async ({ page, goto }) => {
  await goto("/?game=XX");
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole("button", { name: "All Products" })).toHaveAttribute(
    "aria-pressed",
    "true",
  );
});

test("an empty result has advice and a button", async ({ page, goto }) => {
  await goto("/?q=zzz&game=FN");
  await expect(cards(page)).toHaveCount(0);
  const section = page.locator("section#products");
  await expect(section.getByRole("status")).toHaveText("0 products");
  await expect(section).toContainText("No product matches “zzz” in [FN].");
  await section.getByRole("button", { name: "Show all products" }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(page).toHaveURL("/");
  await expect(page.getByPlaceholder("Search products...")).toHaveValue("");
});

test("typed text is never interpreted as markup", async ({ page, goto }) => {
  await goto(`/?q=${encodeURIComponent("<img src=x onerror=alert(1)>")}`);
  await expect(page.getByText("“<img src=x onerror=alert(1)>”")).toBeVisible();
});
