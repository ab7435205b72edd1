import type { Page } from "@playwright/test";
import { products } from "#tests/shop/products.ts";
import { expect, test } from "./fixtures.ts";

const cards = (page: Page) => page.locator("section#products li:visible");

test("a card has its picture, name, starting price and Purchase in one link to its product", async ({
  page,
  goto,
}) => {
  await goto("/");
  await expect(cards(page)).toHaveCount(products.length);
  const first = cards(page).first();
  await expect(first.locator("img")).toHaveCount(1);
  await expect(first).toContainText("Private");
  await expect(first).toContainText("Starting from $2.99+");
  await expect(first).toContainText("Purchase");
  await expect(cards(page).nth(1)).toContainText("Starting from $8.99+");
  await expect(first.locator("a, button, input, [tabindex]")).toHaveCount(1);

  await cards(page).filter({ hasText: "Temp Spoofer" }).getByText("Purchase").click();
  await expect(page).toHaveURL("/product/283989");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Temp Spoofer/);
});

test("a filter button shows one game without scrolling", async ({ page, goto }) => {
  await goto("/");
  const filter = page.getByRole("group", { name: "Game" });
  await filter.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);
  await filter.getByRole("button", { name: "Unban Software [UB]" }).click();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("Temp Spoofer");
  await expect(page).toHaveURL("/?game=UB");
  expect(await page.evaluate(() => scrollY)).toBe(place);
});
