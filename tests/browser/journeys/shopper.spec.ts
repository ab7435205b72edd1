import type { Page } from "@playwright/test";
import { home } from "#tests/shop/home.ts";
import { products } from "#tests/shop/products.ts";
import { expect, expectWholeScreen, test } from "../fixtures.ts";
import { heading } from "../main-screens.ts";
import { youtube } from "../outside-hosts.ts";

// From Home to a purchase in the shop of the specification, which sells through the demo seller.

const entry = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name, exact: true });
const cards = (page: Page) => page.locator("section#products").getByRole("listitem");

test("a shopper finds a product, looks at it, and comes back to its card", async ({
  page,
  goto,
}) => {
  await goto("/");
  await expect(entry(page, "Home")).toHaveAttribute("aria-current", "page");
  await expect(cards(page)).toHaveCount(products.length);
  const card = cards(page).first();
  await expect(card).toHaveText("Private [FN]UndetectedStarting from $2.99+Purchase");
  await expect(card.locator("img")).toHaveCount(1);
  await expect(card.getByRole("img"), "its picture adds no text").toHaveCount(0);
  await expect(card.locator("a, button, input, [tabindex]")).toHaveCount(1);
  await expect(cards(page).nth(1)).toContainText("Starting from $8.99+");

  const filter = page.getByRole("group", { name: "Game" });
  await filter.scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => scrollY);
  await filter.getByRole("button", { name: "Unban Software [UB]" }).click();
  await expect(cards(page)).toHaveText([/^Temp Spoofer/]);
  await expect(page).toHaveURL("/?game=UB");
  expect(await page.evaluate(() => scrollY), "filtering does not scroll").toBe(place);
  await filter.getByRole("button", { name: "All Products" }).click();
  await page.getByRole("searchbox").fill("spoof");
  await expect(cards(page)).toHaveCount(1);
  await expect(page).toHaveURL("/?q=spoof");

  await cards(page).getByText("Purchase").click();
  await expect(page).toHaveURL("/product/283989");
  await expect(heading(page)).toHaveText("Temp Spoofer [UB]");
  await expect(heading(page)).toBeFocused();
  const crumbs = page.getByRole("navigation", { name: "Breadcrumb" });
  await expect(crumbs.getByRole("listitem")).toHaveText(["Home", "Products", "Temp Spoofer"]);
  await page.goBack();
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page).getByRole("link")).toBeFocused();
  await page.goForward();
  await crumbs.getByRole("link", { name: "Products" }).click();
  await expect(page).toHaveURL("/#products");
  await expect(page.getByRole("searchbox")).toBeInViewport();
});

test("the film covers the page, which does not scroll behind it, and closes three ways", async ({
  page,
  goto,
  allowHost,
}) => {
  const requested = allowHost(youtube);
  await goto("/");
  const opener = page.getByRole("button", { name: "How the product works" });
  const film = page.getByRole("dialog", { name: "How the product works" });
  expect(requested).toEqual([]);
  for (const close of [
    () => film.getByRole("button", { name: "Close" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 795),
  ]) {
    await opener.click();
    await expectWholeScreen(page, film);
    await expect(film.locator("iframe")).toHaveAttribute(
      "src",
      `${youtube}/embed/${home.hero.howItWorks?.youtubeId}?autoplay=1`,
    );
    await page.mouse.move(20, 400);
    await page.mouse.wheel(0, 600);
    await close();
    await expect(film).toHaveCount(0);
    await expect(page.locator("iframe")).toHaveCount(0);
    await expect(opener).toBeFocused();
    expect(await page.evaluate(() => scrollY)).toBe(0);
  }
  expect(requested.length).toBeGreaterThan(0);
});

test("a shopper checks the status, chooses a plan, buys one key, and returns", async ({
  page,
  goto,
}) => {
  await goto("/");
  await entry(page, "Status").click();
  await expect(heading(page)).toHaveText("Product status");
  await expect(entry(page, "Status")).toHaveAttribute("aria-current", "page");
  const rows = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(rows).toHaveText([
    "Private [FN]from $2.99Undetected",
    "Temp Spoofer [UB]from $8.99Undetected",
    "Battlefield Reconnaissance and Teammate Overlay [SEQUEL]$4.49Undetected",
    /^Permanent Spoofer.*\[UB\].*Soon$/,
    /^Counterreconnaissance.*\[SEQUEL\].*Soon$/,
  ]);
  await expect(rows.getByRole("link")).toHaveCount(3);
  await rows.getByRole("link", { name: "Private" }).click();
  await expect(heading(page)).toHaveText("Private [FN]");

  await page.getByRole("button", { name: "Open full screen" }).click();
  await expect(page.getByRole("dialog").getByRole("img")).toBeVisible();
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const weekKey = page.getByRole("button", { name: "Purchase Week Key" });
  await weekKey.click();
  await page.waitForURL((url) => url.pathname === "/demo-seller/index.html");
  await expect(page.getByRole("heading", { name: "Nothing was charged" })).toBeVisible();
  await expect(page.locator("dl > div")).toHaveText([
    /productId\s*200001/,
    /variantId\s*300002/,
    /quantity\s*1/,
    /shopId\s*100001/,
  ]);
  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL("/product/151373");
  await expect(weekKey).toHaveAttribute("aria-busy", "false");
});
