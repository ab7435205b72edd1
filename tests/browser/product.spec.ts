import type { Page } from "@playwright/test";
import { products } from "#data/products.ts";
import { featureIcon } from "#domain/product.ts";
import { planSlug } from "#domain/subscription.ts";
import { priceText } from "#domain/price-text.ts";
import { planPath, productPath } from "#paths.ts";
import { expect, phone, test } from "./fixtures.ts";

const plans = (page: Page) =>
  page
    .getByRole("region", { name: "Choose your subscription plan" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading") });

for (const product of products) {
  const { name, game, status, description, subscriptions, compatibility, features } = product;

  test(`${name} has its title, description, status, plans, compatibility and features`, async ({
    page,
    goto,
  }) => {
    await goto(productPath(product));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${name} [${game}]`);
    await expect(page.getByText(description)).toBeVisible();
    const label = page.getByRole("article").locator("[data-tone]");
    await expect(label).toHaveText(status);

    await expect(plans(page)).toHaveCount(subscriptions.length);
    for (const [index, plan] of subscriptions.entries()) {
      const row = plans(page).nth(index);
      await expect(row.getByRole("heading")).toHaveText(`${plan.name}${plan.duration}`);
      await expect(row.getByText(priceText(plan.price), { exact: true })).toBeVisible();
      const purchase = row.getByRole("button", { name: `Purchase ${plan.name}` });
      const store = row.getByRole("link", { name: `${plan.name} in our store` });
      if (plan.soldOut) {
        await expect(row).toContainText("Sold out");
        await expect(purchase.or(store)).toHaveCount(0);
      } else {
        await expect(purchase).toBeVisible();
        await expect(store).toHaveAttribute(
          "href",
          `/demo-seller/?variant=${encodeURIComponent(plan.name)}`,
        );
      }
    }

    const section = (title: string) =>
      page
        .getByRole("article")
        .locator("section")
        .filter({ has: page.getByRole("heading", { name: title, exact: true }) });
    await expect(section("Compatibility").getByRole("listitem")).toHaveText(compatibility);
    for (const { title, items } of features) {
      await expect(section(title).getByRole("listitem")).toHaveText(items);
      await expect(section(title).locator("svg")).toHaveAttribute("data-icon", featureIcon(title));
    }
  });
}

test("the breadcrumb leads home and to the products", async ({ page, goto }) => {
  await goto("/product/151373");
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Products", "Private"]);
  await crumbs.getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL("/#products");
  await expect(page.getByRole("searchbox", { name: "Search products" })).toBeInViewport();
  await page.goBack();
  await crumbs.getByRole("link", { name: "Home" }).click();
  await expect(page).toHaveURL("/");
});

test("navigating to the other product shows its plans and pictures", async ({ page, goto }) => {
  await goto("/product/151373");
  await page.locator("section#products").getByRole("link").first().click();
  await expect(page).toHaveURL("/product/283989");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(plans(page).first()).toContainText("3 Day Key");
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

const plan = products[0]?.subscriptions[1] ?? { name: "" };

test("a plan's address scrolls to the plan and marks it", async ({ page, goto }) => {
  await page.setViewportSize({ width: 1280, height: 500 });
  await goto(planPath({ id: "151373", subscriptions: [] }, plan));
  const row = page.locator(`li#${planSlug(plan)}`);
  await expect(row).toContainText("Week Key");
  await expect(row).toBeInViewport();
  await expect(row).toHaveAttribute("data-marked", "true");
  await expect(page.locator("[data-marked]")).toHaveCount(1);
  const marks = await plans(page).evaluateAll((rows) =>
    rows.map((entry) => {
      const { backgroundColor, outline, boxShadow } = getComputedStyle(entry);
      const before = getComputedStyle(entry, "::before");
      return [backgroundColor, outline, boxShadow, before.content, before.backgroundColor].join();
    }),
  );
  expect(marks[1], "the mark can be seen").not.toBe(marks[0]);
  expect(marks[2]).toBe(marks[0]);
});

test.describe("on a phone", () => {
  test.use({ viewport: { ...phone, height: 500 } });

  test("a bar links to the plans while none is in view", async ({ page, goto }) => {
    await goto("/product/151373");
    const bar = page.getByRole("link", { name: /From \$2\.99.*Choose a plan/ });
    await expect(plans(page).first()).not.toBeInViewport();
    await expect(bar).toBeVisible();
    await bar.click();
    await expect(plans(page).first()).toBeInViewport();
    await expect(bar).toBeHidden();
    const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
    const heightWithoutBar = await pageHeight();
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(bar).toBeVisible();
    expect(await pageHeight(), "the bar covers the end of the page").toBe(heightWithoutBar);
  });
});
