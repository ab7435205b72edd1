import type { Page } from "@playwright/test";
import { products } from "#data/products.ts";
import { productPath } from "#paths.ts";
import { expect, phone, test } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import { waitForScripts } from "./ready-pages.ts";
import { expectServerNodesKept, noteServerNodes } from "./server-nodes.ts";

const pages = [
  { path: "/", status: 200 },
  { path: "/?q=spoof&game=UB", status: 200 },
  { path: "/#products", status: 200 },
  { path: "/status", status: 200 },
  ...products.map((product) => ({ path: productPath(product), status: 200 })),
  { path: "/product/unknown", status: 404 },
  { path: "/no/such/page", status: 404 },
];

for (const { path, status } of pages) {
  test(`${path} is hydrated as sent: nothing duplicated, nothing replaced`, async ({
    goto,
    page,
  }) => {
    await noteServerNodes(page);
    await goto(path, { status });
    await expectServerNodesKept(page);
  });
}

/** Delays the app until it is released. */
const holdApp = (page: Page) => holdFiles(page, "**/assets/*.js");

test("a filter pressed before hydration is applied after it", async ({ page }) => {
  const letIn = await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  const filter = page.getByRole("button", { name: "Unban Software [UB]" });
  await filter.click();
  await expect(filter).toHaveAttribute("aria-pressed", "false");

  letIn();
  await expect(filter).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL("/?game=UB");
});

for (const { asked, names, found = names } of [
  { asked: "?q=SPOOF", names: ["Temp Spoofer"] },
  { asked: "?game=FN", names: ["Private"] },
  { asked: "?game=none", names: ["Private", "Temp Spoofer"] },
  // Only the hydrated app shows the text for an empty result.
  { asked: "?q=spoof&game=FN", names: ["Private", "Temp Spoofer"], found: [] },
  {
    asked: `?q=${encodeURIComponent('"]){}*{display:none}')}`,
    names: ["Private", "Temp Spoofer"],
    found: [],
  },
]) {
  test(`the cards that match ${asked} are filtered before hydration, and after the search changes`, async ({
    page,
  }) => {
    const letIn = await holdApp(page);
    await page.goto(`/${asked}`);
    const cards = page.locator("#products").getByRole("listitem");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(cards).toContainText(names);
    await expect(cards).toHaveCount(names.length);
    letIn();
    await waitForScripts(page);
    await expect(cards).toHaveCount(found.length);
    await page.getByPlaceholder("Search products...").fill("");
    await page.getByRole("button", { name: "All Products" }).click();
    await expect(cards).toHaveCount(2);
  });
}

test("text typed into the search before hydration is searched after it", async ({ page }) => {
  const letIn = await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByPlaceholder("Search products...").fill("spoof");

  letIn();
  await waitForScripts(page);
  await expect(page.getByPlaceholder("Search products...")).toHaveValue("spoof");
  await expect(page.locator("section#products li:visible")).toHaveCount(1);
});

test("text and presses before hydration are combined, in order", async ({ page }) => {
  const letIn = await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  const filter = (name: string) => page.getByRole("button", { name });
  await filter("Unban Software [UB]").click();
  await page.getByPlaceholder("Search products...").fill("priv");
  await filter("Fortnite [FN]").click();
  await filter("Unban Software [UB]").click();

  letIn();
  await expect(page).toHaveURL("/?q=priv&game=UB");
  await expect(page.getByPlaceholder("Search products...")).toHaveValue("priv");
  await expect(filter("Unban Software [UB]")).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("an app that fails to load causes one reload", async ({ page, allowConsole }) => {
  allowConsole(/ERR_FAILED/);
  allowConsole(/Uncaught.*dynamically imported module/);
  await page.route("**/assets/index-*.js", (route) => route.abort(), { times: 1 });
  await page.goto("/status");
  await waitForScripts(page);

  // Never in a loop.
  let opened = 0;
  page.on("framenavigated", () => {
    opened += 1;
  });
  await page.route("**/assets/index-*.js", (route) => route.abort());
  const failed = page.waitForEvent("requestfailed");
  await page.reload();
  await failed;
  await page.waitForLoadState("networkidle");
  expect(opened).toBe(1);
});

/** Simulates an unsupported browser by removing the feature that the page tests for. */
const useOldBrowser = (page: Page) =>
  page.addInitScript(() => {
    Reflect.deleteProperty(HTMLDetailsElement.prototype, "name");
  });

test("an unsupported browser keeps the prerendered page, which links to the store", async ({
  page,
}) => {
  await useOldBrowser(page);
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.goto("/product/151373");
  await page.mouse.click(5, 5);
  await page.waitForLoadState("networkidle");
  expect(scripts).toEqual([]);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Private");
  await expect(page.getByRole("link", { name: "Week Key in our store" })).toBeVisible();
  await expect(page.getByRole("button", { name: /Purchase/ })).toHaveCount(0);
});

test("an unsupported browser shows every card, whatever the address filters", async ({ page }) => {
  await useOldBrowser(page);
  await page.goto("/?game=UB");
  await expect(page.locator("section#products").getByRole("link")).toHaveCount(2);
});

test("Purchase pressed before hydration starts one checkout", async ({ page }) => {
  const letIn = await holdApp(page);
  await page.goto("/product/151373", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Purchase Week Key" }).dblclick();

  letIn();
  await page.waitForURL((url) => url.pathname === "/demo-seller/");
  await expect(page.locator("dl")).toContainText("300002");
});

test("the menu, the questions and the links work before hydration", async ({ page }) => {
  await page.setViewportSize(phone);
  await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });

  await page.locator("summary").first().click();
  await expect(page.locator("details").first()).toHaveAttribute("open");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.locator("#menu").getByRole("link", { name: "Status" }).click();
  await expect(page).toHaveURL("/status");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
});

test("a menu opened before hydration stays open", async ({ page }) => {
  await page.setViewportSize(phone);
  const letIn = await holdApp(page);
  await page.goto("/", { waitUntil: "commit" });
  await page.getByRole("button", { name: "Menu" }).click();

  letIn();
  await waitForScripts(page);
  await expect(page.locator("#menu")).toBeVisible();
});

test.describe("on a host that serves one page for every address", () => {
  for (const { path, served, h1 } of [
    { path: "/status", served: "/", h1: "Product status" },
    { path: "/no/such/page", served: "/", h1: "Unexpected Application Error!" },
    { path: "/product/unknown", served: "/no/such/page", h1: "Product not found" },
    { path: "/product/283989", served: "/product/151373", h1: /^Temp Spoofer/ },
  ]) {
    test(`${path} shows its own screen although ${served} was sent`, async ({ page, request }) => {
      const html = await (await request.get(served)).text();
      await page.route(`**${path}`, (route) =>
        route.fulfill({ contentType: "text/html; charset=utf-8", body: html }),
      );
      await page.goto(path);
      await waitForScripts(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(h1);
      await expect(page.locator("h1")).toHaveCount(1);
    });
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the shop can be read from Home to a plan, by links alone", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.locator("summary").first().click();
    await expect(page.getByText("open a ticket").first()).toBeVisible();
    await page
      .locator("section#products")
      .getByRole("link", { name: /Private/ })
      .click();
    await expect(page).toHaveURL("/product/151373");
    await expect(page.getByText("$16.99", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Status" }).first().click();
    await expect(page.getByText("Undetected").first()).toBeVisible();
  });

  for (const path of ["/", "/status", "/product/151373", "/product/unknown", "/nowhere"]) {
    test(`nothing on ${path} is hidden until a script shows it`, async ({ page, allowConsole }) => {
      if (/unknown|nowhere/.test(path)) allowConsole(/status of 404/);
      await page.goto(path);
      const hidden = await page
        .locator("main :is(h1, h2, h3, p, li, a, img)")
        .evaluateAll((elements) =>
          elements
            .filter((element) => !element.closest("details:not([open]), [inert]"))
            .filter((element) => {
              for (let at: Element | null = element; at; at = at.parentElement) {
                if (getComputedStyle(at).opacity === "0") return true;
              }
              return false;
            })
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(hidden).toEqual([]);
    });
  }
});
