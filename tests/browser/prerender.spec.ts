import type { Page } from "@playwright/test";
import { products } from "#tests/shop/products.ts";
import { desktop, expect, phone, test } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import { waitForScripts } from "./ready-pages.ts";

/** Holds back the app's scripts until the returned function is called. */
const holdApp = (page: Page) => holdFiles(page, "**/assets/*.js");

test("the page has all products until the app applies its address", async ({ page }) => {
  const release = await holdApp(page);
  await page.goto("/?q=SPOOF&game=UB", { waitUntil: "commit" });
  const cards = page.locator("#products").getByRole("listitem");
  await expect(cards).toHaveCount(products.length);
  release();
  await waitForScripts(page);
  await expect(cards).toHaveText([/^Temp Spoofer/]);
  await page.getByPlaceholder("Search products...").fill("");
  await page.getByRole("button", { name: "All Products", exact: true }).click();
  await expect(cards).toHaveCount(products.length);
});

test("text and clicks from before the app loads are applied in order", async ({ page }) => {
  await page.setViewportSize(phone);
  const release = await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  const filter = (name: string) => page.getByRole("button", { name });
  await filter("Unban Software [UB]").click();
  await expect(filter("Unban Software [UB]")).toHaveAttribute("aria-pressed", "false");
  await page.getByPlaceholder("Search products...").fill("priv");
  await filter("Fortnite [FN]").click();
  await filter("Unban Software [UB]").click();
  // What needs no scripts works at once, and stays.
  await page.locator("summary").nth(1).click();
  await expect(page.locator("details").nth(1)).toHaveAttribute("open");
  await page.getByRole("button", { name: "Menu" }).click();

  release();
  await expect(page).toHaveURL("/?q=priv&game=UB");
  await expect(page.getByPlaceholder("Search products...")).toHaveValue("priv");
  await expect(filter("Unban Software [UB]")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Nothing found")).toBeVisible();
  await expect(page.locator("details").nth(1)).toHaveAttribute("open");
  await expect(page.locator("#menu")).toBeVisible();
});

for (const [name, file] of [
  ["an app", "**/assets/index-*.js"],
  ["a stylesheet", "**/assets/*.css"],
] as const) {
  test(`${name} that fails to load reloads the page once`, async ({ page, allowConsole }) => {
    allowConsole(/ERR_FAILED/);
    allowConsole(/Uncaught.*could not be loaded/);
    let opened = 0;
    page.on("request", (request) => {
      if (request.isNavigationRequest()) opened += 1;
    });
    // In the first page each request for it fails, by a preload or by an import.
    await page.route(file, (route) => (opened > 1 ? route.continue() : route.abort()));
    await page.goto("/status");
    await waitForScripts(page);
    expect(opened).toBe(2);

    // Never in a loop: the page that has failed again reports its error instead of reloading.
    opened = 0;
    await page.unroute(file);
    await page.route(file, (route) => route.abort());
    const reported = page.waitForEvent("pageerror");
    await page.reload();
    await reported;
    expect(opened).toBe(1);
  });
}

/** Simulates an unsupported browser by removing the feature that the page tests for. */
const useOldBrowser = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
  });

test("a browser too old for the app keeps the page, with all cards and links to the store", async ({
  page,
}) => {
  await useOldBrowser(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/product/151373");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Private");
  await expect(page.getByRole("link", { name: "Week Key in our store" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Purchase/ })).toHaveCount(0);
  await page.goto("/?game=UB");
  await expect(page.locator("section#products").getByRole("link")).toHaveCount(products.length);
  expect(scripts).toEqual([]);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop can be read from Home to a plan, by links alone", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("summary").nth(1).click();
    await expect(page.getByText("open a ticket").first()).toBeVisible();
    await page
      .locator("section#products")
      .getByRole("link", { name: /Private/ })
      .click();
    await expect(page).toHaveURL("/product/151373");
    await expect(page.getByText("$16.99", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Status" }).first().click();
    await expect(page.getByText("Undetected").first()).toBeVisible();
    await page.getByRole("link", { name: "Products", exact: true }).click();
    await expect(page.locator("section#products")).toBeInViewport();
  });

  test("nothing is hidden until a script shows it", async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    for (const path of ["/", "/status", "/product/151373", "/product/unknown", "/nowhere"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const hidden = await page
        .locator("main :is(h1, h2, h3, p, li, a, img)")
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest("details:not([open]), [inert]"))
            .filter((element) => !element.checkVisibility({ opacityProperty: true }))
            .filter((element) => !element.closest("[hidden], .needs-scripts"))
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(hidden, path).toEqual([]);
    }
  });

  test("the stylesheet that the app adds moves nothing", async ({ page, allowConsole }) => {
    allowConsole(/status of 404/);
    for (const path of ["/", "/status", "/product/151373", "/nowhere"]) {
      await page.goto(path, { waitUntil: "domcontentloaded" });
      const address = await page.locator("[data-stylesheet]").getAttribute("data-stylesheet");
      const css = await (await page.request.get(address ?? "")).text();
      for (const viewport of [phone, desktop]) {
        await page.setViewportSize(viewport);
        expect(await page.evaluate(movedBy, css), path).toEqual([]);
      }
    }
  });
});

/** Runs in the page. The elements that a stylesheet moves or resizes while it is on the page. */
function movedBy(css: string): string[] {
  const elements = [...document.querySelectorAll("body *")];
  const boxes = () => elements.map((element) => JSON.stringify(element.getBoundingClientRect()));
  const before = boxes();
  const style = document.createElement("style");
  style.textContent = css;
  document.head.append(style);
  const after = boxes();
  style.remove();
  return elements
    .filter((_, index) => before[index] !== after[index])
    .map((element) => element.outerHTML.slice(0, 120));
}
