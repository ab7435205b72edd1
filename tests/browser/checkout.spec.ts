import type { Page, Route } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { expect, phone, test } from "./fixtures.ts";

const scriptPath = "/demo-seller/embed.js";
const isDemoPage = (url: URL) => url.pathname === "/demo-seller/";

/** A platform that records each checkout, and keeps the button busy. */
const notingPlatform = `
  window.checkouts = [];
  window.sellAuthEmbed = {
    checkout(button, request) {
      button.setAttribute("data-checking-out", "");
      window.checkouts.push(request);
    },
  };
`;

const answerWith = (body: string) => (route: Route) =>
  route.fulfill({ contentType: "text/javascript", body });

/** Replaces the demo seller's script. Returns the number of its requests so far. */
async function playPlatform(page: Page, answer: (route: Route) => Promise<void> | void) {
  let requests = 0;
  await page.unroute(`**${scriptPath}`);
  await page.route(`**${scriptPath}`, (route) => {
    requests += 1;
    return answer(route);
  });
  return () => requests;
}

const weekKey = (page: Page) => page.getByRole("button", { name: "Purchase Week Key" });
const dayKey = (page: Page) => page.getByRole("button", { name: "Purchase Day Key" });
const checkouts = (page: Page) => page.evaluate<unknown[] | undefined>("window.checkouts");

async function expectFailure(page: Page, text: RegExp) {
  const alert = page.getByRole("alert");
  await expect(alert).toContainText(text);
  await expect(alert).toBeInViewport();
  await expect(alert.getByRole("link", { name: "Week Key in our store" })).toHaveAttribute(
    "href",
    "/demo-seller/?variant=Week%20Key",
  );
  await expect(weekKey(page)).toHaveAttribute("aria-busy", "false");
}

test("Purchase leads to the demo seller with one key of the plan, and back to the product", async ({
  page,
  goto,
}) => {
  await goto("/product/151373");
  await weekKey(page).click();
  await page.waitForURL(isDemoPage);
  await expect(page.getByRole("heading", { name: "Nothing was charged" })).toBeVisible();
  await expect(page.getByText("Demonstration", { exact: true })).toBeVisible();
  const rows = page.locator("dl > div");
  await expect(rows).toHaveText([
    /productId\s*200001/,
    /variantId\s*300002/,
    /quantity\s*1/,
    /shopId\s*100001/,
  ]);
  await expectNoAxeViolations(page);

  await page.getByRole("link", { name: "Back to the shop" }).click();
  await expect(page).toHaveURL("/product/151373");
  await expect(weekKey(page)).toHaveAttribute("aria-busy", "false");
});

test("the demo seller shows query values as text, never as HTML", async ({ page }) => {
  const script = `<img src="/none" onerror="document.title='taken'">`;
  await page.goto(`/demo-seller/?variant=${encodeURIComponent(script)}`);
  await expect(page.getByText(script)).toBeVisible();
  await expect(page).toHaveTitle(/Demonstration/);
});

test("the script is not requested before interest in buying, and once with it", async ({
  page,
  goto,
}) => {
  const requests = await playPlatform(page, answerWith(notingPlatform));
  await page.clock.install();
  await goto("/product/151373#week-key");
  await page.clock.runFor(10_000);
  expect(requests()).toBe(0);
  await page.clock.resume();

  await weekKey(page).hover();
  await dayKey(page).hover();
  await expect.poll(() => checkouts(page)).toEqual([]);
  await weekKey(page).click();
  await expect.poll(async () => (await checkouts(page))?.length).toBe(1);
  expect(requests()).toBe(1);
});

test("a blocked script shows an error at its plan, and the next press loads it again", async ({
  page,
  goto,
  allowConsole,
}) => {
  await page.setViewportSize(phone);
  allowConsole(/ERR_BLOCKED_BY_CLIENT/);
  await playPlatform(page, (route) => route.abort("blockedbyclient"));
  await goto("/product/151373");
  await weekKey(page).click();
  await expectFailure(page, /could not be loaded/);

  const requests = await playPlatform(page, answerWith(notingPlatform));
  await weekKey(page).click();
  await expect.poll(requests).toBe(1);
  await expect(weekKey(page)).toHaveAttribute("aria-busy", "true");
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect.poll(async () => (await checkouts(page))?.length).toBe(1);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the plain link opens the store, which says that it is a demo", async ({
    page,
    context,
  }) => {
    await page.goto("/product/151373");
    const opened = context.waitForEvent("page");
    await page.getByRole("link", { name: "Week Key in our store" }).click();
    const store = await opened;
    await expect(store.getByRole("heading", { name: "Nothing was charged" })).toBeVisible();
    expect(new URL(store.url()).searchParams.get("variant")).toBe("Week Key");

    // Here, because Playwright disables scripts in a new tab only after it has started to load.
    await page.goto(store.url());
    await expect(page.locator("noscript p")).toHaveText(/Scripts are off/);
  });
});
