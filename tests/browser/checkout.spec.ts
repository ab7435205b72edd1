import type { Page } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import { expect, phone, test } from "./fixtures.ts";
import { checkouts, keepBusy, platformScript, playPlatform } from "./play-platform.ts";

const weekKey = (page: Page) => page.getByRole("button", { name: "Purchase Week Key" });

test("the demo seller is accessible, and shows query values as text, never as HTML", async ({
  page,
}) => {
  const script = `<img src="/none" onerror="document.title='taken'">`;
  await page.goto(`/demo-seller/index.html?cart[0][variantId]=${encodeURIComponent(script)}`);
  await expect(page.getByText("Demonstration", { exact: true })).toBeVisible();
  await expect(page.getByText(script)).toBeVisible();
  await expect(page).toHaveTitle(/Demonstration/);
  await expectNoAxeViolations(page);
});

test("a blocked script shows an error at its plan, and the next press loads it again", async ({
  page,
  goto,
  allowConsole,
}) => {
  await page.setViewportSize(phone);
  allowConsole(/ERR_BLOCKED_BY_CLIENT/);
  await page.route(platformScript, (route) => route.abort("blockedbyclient"));
  await goto("/product/151373");
  await weekKey(page).click();
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("could not be loaded");
  await expect(alert).toBeInViewport();
  await expect(weekKey(page)).toHaveAttribute("aria-busy", "false");

  await playPlatform(page, keepBusy);
  await weekKey(page).click();
  await expect(weekKey(page)).toHaveAttribute("aria-busy", "true");
  await expect(alert).toHaveCount(0);
  await expect.poll(() => checkouts(page)).toBe(1);
});

for (const part of ["frame", "dialog"]) {
  test(`a checkout that opens nothing says so, with a link to the store, until it shows a ${part}`, async ({
    page,
    goto,
  }) => {
    await page.setViewportSize(phone);
    const name = part === "frame" ? "iframe" : "dialog";
    await playPlatform(
      page,
      // First it adds a captcha's hidden frame.
      `const part = document.createElement("${name}");
       part.style = "position: fixed; inset: 0; height: 300px;";
       if (checkouts.length === 1) part.style.visibility = "hidden";
       document.body.append(part);
       if (checkouts.length > 1) part.showModal?.();`,
    );
    await page.clock.install();
    await goto("/product/151373");
    await weekKey(page).click();
    await expect.poll(() => checkouts(page)).toBe(1);
    await page.clock.runFor(4000);
    const status = page.getByRole("status").filter({ hasText: "Nothing opened" });
    await expect(status).toBeInViewport();
    await expect(status.getByRole("link", { name: "Buy Week Key in our store" })).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    await weekKey(page).click();
    await expect(status).toHaveCount(0);
  });
}

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
    expect(new URL(store.url()).searchParams.get("cart[0][variantId]")).toBe("300002");

    // Here, because Playwright disables scripts in a new tab only after it has started to load.
    await page.goto(store.url());
    await expect(page.locator("noscript p")).toHaveText(/Scripts are off/);
  });
});
