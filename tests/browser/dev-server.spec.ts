import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { createServer } from "vite";
import { checkoutFailureText } from "#checkout/checkout-failure.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { products } from "#data/products.ts";
import { noticePositions } from "#domain/notice-position.ts";
import { productPath } from "#paths.ts";
import { expect as baseExpect, test as base, withMotion } from "./fixtures.ts";
import { holdBrowserCheck } from "./stored-preferences.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const { announcement, discord } = defaultPreferences.notifications;
const [product] = products;
if (!product) throw new Error("The shop has no product to buy.");

/** The first request compiles the requested modules. */
const expect = baseExpect.configure({ timeout: 30_000 });

/** The fixtures with `npm run dev` instead of the built shop. */
const test = base.extend<object, { devAddress: string }>({
  devAddress: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright requires a pattern here
    async ({}, provide) => {
      const server = await createServer({
        root,
        // A separate cache, so that a running development server keeps its own.
        cacheDir: "node_modules/.cache/dev-server-test",
        logLevel: "error",
        server: { port: 0, watch: null },
      });
      await server.listen();
      await provide(server.resolvedUrls?.local[0] ?? "");
      await server.close();
    },
    // The first start bundles the dependencies.
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ devAddress }, provide) => provide(devAddress),
});
test.use(withMotion);

// In one worker, to start one server. A development page is hundreds of small files.
test.describe.configure({ mode: "default", timeout: 150_000 });

test.beforeEach(({ allowConsole }) => {
  allowConsole(/\[vite\] connect(ing|ed)/);
  allowConsole(/Download the React DevTools/);
});

async function openPanel(page: Page) {
  const panel = page.getByRole("complementary", { name: "Preview" });
  await panel.getByText("Preview").click();
  return panel;
}

test("every kind of address opens in development without console output", async ({
  goto,
  page,
}) => {
  for (const [path, heading] of [
    ["/", "We provide what people need"],
    ["/status", "Product status"],
    [productPath(product), product.name],
    ["/nowhere", "Unexpected Application Error!"],
  ] as const) {
    await goto(path);
    await expect(page.getByRole("heading", { level: 1, name: heading })).toBeVisible();
    await expect(page.getByRole("complementary", { name: "Preview" })).toBeVisible();
  }
});

test("the panel tries both notices, the browser check and reduced motion", async ({
  goto,
  page,
  allowHost,
}) => {
  allowHost("https://api.ipify.org", (route) =>
    route.fulfill({ json: { ip: "203.0.113.7" }, headers: { "Access-Control-Allow-Origin": "*" } }),
  );
  await holdBrowserCheck(page);
  await goto("/");
  const panel = await openPanel(page);

  await panel.getByRole("checkbox", { name: "Announcement" }).check();
  await expect(page.getByText(announcement.message)).toBeVisible();
  for (const position of noticePositions) {
    await panel.getByLabel("Community notice").selectOption(position);
    const role = position === "center" ? "dialog" : "complementary";
    const notice = page.getByRole(role, { name: discord.title });
    await expect(notice).toBeVisible();
    await notice.getByRole("button", { name: "Close" }).click();
    await expect(notice).toBeHidden();
  }

  await panel.getByRole("button", { name: "Show the browser check" }).click();
  const check = page.getByRole("dialog", { name: "Checking your browser" });
  await expect(check).toContainText("203.0.113.7");
  await page.keyboard.press("Escape");
  await expect(check).toBeHidden();

  const moving = () =>
    page.evaluate(
      () => document.getAnimations().filter(({ playState }) => playState === "running").length,
    );
  await expect.poll(moving).toBeGreaterThan(0);
  await panel.getByRole("checkbox", { name: "Reduced motion" }).check();
  await expect.poll(moving).toBe(0);
  await expect(page.getByRole("button", { name: "Play motion" }).first()).toBeVisible();
  await panel.getByRole("checkbox", { name: "Reduced motion" }).uncheck();
  await expect.poll(moving).toBeGreaterThan(0);
});

test("the panel makes the checkout fail and work again", async ({ goto, page, allowConsole }) => {
  // The browser's message about the script that failed to load.
  allowConsole(/blob:no-such-script/);
  allowConsole(/The checkout threw an error/);
  await goto(productPath(product));
  const panel = await openPanel(page);
  const purchase = page.getByRole("button", { name: /Purchase/ }).first();
  for (const failure of ["blocked", "empty", "threw"] as const) {
    await panel.getByLabel("Checkout").selectOption(failure);
    await purchase.click();
    const firstWords = checkoutFailureText[failure].split(".")[0] ?? "";
    await expect(page.getByText(firstWords).first()).toBeVisible();
  }

  await panel.getByLabel("Checkout").selectOption("works");
  await purchase.click();
  // The demo seller's page: a folder of public/, with the cart as its query.
  await expect(page.getByRole("heading", { name: "Nothing was charged" })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/demo-seller/");
});
