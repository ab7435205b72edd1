import type { Page } from "@playwright/test";
import { expect, liveShop, phone, test } from "../fixtures.ts";
import { holdFiles } from "../hold-files.ts";
import { waitForScripts } from "../ready-pages.ts";

// The live shop has 9 products in 7 games, so its catalogue is a list view.
test.use({ baseURL: liveShop });

const section = (page: Page) => page.locator("#products");
const rows = (page: Page) => section(page).locator('a[href^="/product/"]');
const searchBox = (page: Page) => page.getByRole("searchbox", { name: "Search products" });
const gameSelect = (page: Page) => page.getByRole("combobox", { name: "Game" });
const gameWords = (page: Page) => page.getByRole("group", { name: "Game" }).getByRole("button");
const sortSelect = (page: Page) => page.getByRole("combobox", { name: "Sort" });
const count = (page: Page) => section(page).getByRole("status");
const featured = ["Halberd", "Drift"];

/** The names of the products above the list, which are in the list as well. */
async function namesShownTwice(page: Page) {
  const links = await rows(page).evaluateAll((found) =>
    found.map((link) => [link.getAttribute("href"), link.textContent] as const),
  );
  return links
    .filter(([href], index) => links.findLastIndex(([other]) => other === href) > index)
    .map(([, text]) => featured.find((name) => text.includes(name)) ?? text);
}

test("a shopper searches, filters, opens a product and comes back to the same place", async ({
  page,
  goto,
}) => {
  await goto("/");
  await expect(count(page)).toHaveText("9 products");
  expect(await namesShownTwice(page)).toEqual(featured);

  // From within the list, whose start is then above the screen.
  await rows(page).last().scrollIntoViewIfNeeded();
  await searchBox(page).fill("EMB");
  await expect(rows(page)).toHaveText([/Ember/]);
  await expect(rows(page)).toBeInViewport({ ratio: 1 });
  await expect(count(page)).toHaveText("1 product");
  await expect(page).toHaveURL("/?q=EMB");
  await expect(rows(page)).toBeInViewport({ ratio: 1 });
  await searchBox(page).fill("nothing like it");
  await expect(count(page)).toHaveText("0 products");
  await page.getByRole("button", { name: "Show all products" }).click();
  await expect(count(page)).toHaveText("9 products");
  await expect(searchBox(page)).toHaveValue("");
  await expect(section(page)).toBeFocused();

  await rows(page).last().scrollIntoViewIfNeeded();
  // In a wide window, the games are words.
  await expect(gameSelect(page)).toHaveCount(0);
  await expect(gameWords(page).first()).toHaveText("All Products 9");
  await expect(gameWords(page).last()).toHaveText("Hardware ID Tools 1");
  await gameWords(page).filter({ hasText: "Counter-Strike 2" }).click();
  await expect(page).toHaveURL("/?game=CS2");
  await expect(count(page)).toHaveText("2 products");
  await expect(rows(page)).toHaveText([/Osprey/, /Heron/]);
  await expect(section(page).getByRole("heading", { level: 3 })).toHaveText(/^Counter-Strike 2/);
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  const place = await page.evaluate(() => scrollY);
  expect(place).toBeGreaterThan(0);

  await rows(page).last().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Heron [CS2]");
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await expect(rows(page).last()).toBeFocused();
  await expect(gameWords(page).and(page.locator("[aria-pressed=true]"))).toHaveText(
    "Counter-Strike 2 2",
  );
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(place);
  await page.goBack();
  await expect(count(page)).toHaveText("9 products");

  await rows(page).last().scrollIntoViewIfNeeded();
  await expect(rows(page).first()).not.toBeInViewport();
  // By its keys: selectOption would scroll to the select itself.
  await sortSelect(page).evaluate((select) => select.focus({ preventScroll: true }));
  await page.keyboard.type("By p");
  await expect(sortSelect(page)).toHaveValue("price");
  await expect(rows(page).first()).toBeInViewport({ ratio: 1 });
  await expect(rows(page).first()).toHaveText(/Osprey.*€2\.50/);
  await expect(rows(page).last()).toHaveText(/Quartz.*Sold out/);
  expect(await namesShownTwice(page)).toEqual([]);
});

test("what is entered before the app starts stays", async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdFiles(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "commit" });
  await searchBox(page).fill("r");
  await gameSelect(page).selectOption("CS2");
  await sortSelect(page).selectOption("name");
  release();
  await waitForScripts(page);
  await expect(rows(page)).toHaveText([/Heron/, /Osprey/]);
  await expect(gameSelect(page)).toHaveValue("CS2");
  await expect(sortSelect(page)).toHaveValue("name");
  await expect(searchBox(page)).toHaveValue("r");
  await expect(page).toHaveURL("/?q=r&game=CS2&sort=name");
});

test("on a phone a product takes 96 px and a plan 56 px, and the toolbar covers no focused row", async ({
  page,
  goto,
}) => {
  await page.setViewportSize(phone);
  await goto("/");
  const heights = (list: string) =>
    page
      .locator(list)
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
  // Half of them: names may wrap. With 96 px, 47 products in 29 games take 6,500 px.
  const ordered = (await heights("#products .rows > li")).toSorted((a, b) => a - b);
  expect(ordered[Math.floor(ordered.length / 2)]).toBeLessThanOrEqual(96);

  await rows(page).last().focus();
  const top = (selector: string) =>
    page.evaluate((name) => document.querySelector(name)?.getBoundingClientRect().top, selector);
  const toolbarBottom = await searchBox(page).evaluate((box) => box.getBoundingClientRect().bottom);
  for (let stop = 0; stop < 8; stop += 1) {
    await page.keyboard.press("Shift+Tab");
    await expect.poll(() => top(":focus")).toBeGreaterThanOrEqual(toolbarBottom);
  }

  await goto("/product/ub-reset");
  await expect(page.locator("#plans > ul > li")).toHaveCount(7);
  expect(Math.max(...(await heights("#plans > ul > li")))).toBeLessThanOrEqual(56);
});
