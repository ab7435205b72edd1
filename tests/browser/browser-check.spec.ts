import type { Page, Route } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { waitForScripts } from "./ready-pages.ts";
import { drawBrowserCheck, holdBrowserCheck, storePreferences } from "./stored-preferences.ts";

const service = "https://api.ipify.org";

const overlay = (page: Page) => page.getByRole("dialog", { name: "Checking your browser" });
const heading = (page: Page) => page.getByRole("heading", { level: 1 });
const toStatus = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Status" }).click();

/** Waits longer than the check takes to appear, and less than it lasts. */
async function expectNoCheck(page: Page) {
  await page.waitForTimeout(1200);
  // Without retries, because the check ends by itself.
  expect(await overlay(page).count()).toBe(0);
}

test.beforeEach(async ({ page }) => drawBrowserCheck(page));

test("the first load shows no check and does not look up the IP address", async ({
  page,
  goto,
}) => {
  await goto("/");
  await expectNoCheck(page);
});

test("a route change shows a Ray ID and the IP address full screen", async ({
  page,
  goto,
  allowHost,
}) => {
  const asked = allowHost(service, (route) => route.fulfill({ json: { ip: "203.0.113.7" } }));
  await holdBrowserCheck(page);
  await goto("/");
  await toStatus(page);
  await expect(overlay(page)).toBeVisible();
  await expect(overlay(page)).toContainText(/Ray ID\s*[0-9a-f]{16}(?![0-9a-f])/);
  await expect(overlay(page)).toContainText("203.0.113.7");
  expect((await overlay(page).boundingBox())?.height).toBe(800);
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toHaveCount(0);
  expect(asked).toEqual([`${service}/?format=json`]);
  await expect(heading(page)).toHaveText("Product status");
  await expect(heading(page)).toBeFocused();
});

const answers: [string, (route: Route) => Promise<void>][] = [
  ["fails", (route) => route.abort()],
  ["answers with an error", (route) => route.fulfill({ status: 500, json: { ip: "203.0.113.7" } })],
  ["answers nonsense", (route) => route.fulfill({ body: "<html>" })],
  ["answers no address", (route) => route.fulfill({ json: { ip: "<b>me</b>" } })],
  ["answers something else", (route) => route.fulfill({ json: [1, 2] })],
];

for (const [what, answer] of answers) {
  test(`the IP address is Unknown if the service ${what}`, async ({
    page,
    goto,
    allowHost,
    allowConsole,
  }) => {
    if (what === "fails") allowConsole(/ERR_FAILED/);
    if (what === "answers with an error") allowConsole(/status of 500/);
    allowHost(service, answer);
    await holdBrowserCheck(page);
    await goto("/");
    await toStatus(page);
    await expect(overlay(page)).toContainText("Unknown");
  });
}

test("the check ends after 2000 ms even if the service hangs, and cancels the request", async ({
  page,
  goto,
  allowHost,
}) => {
  allowHost(service, () => new Promise<void>(() => {}));
  const givenUp = page.waitForEvent("requestfailed", (request) =>
    request.url().startsWith(service),
  );
  await page.clock.install();
  await goto("/");
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500));
  await toStatus(page);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(1990);
  await expect(overlay(page)).toBeVisible();
  await page.clock.runFor(10);
  await expect(overlay(page)).toHaveCount(0);
  await givenUp;
});

test("Escape ends the check early", async ({ page, goto, allowHost }) => {
  allowHost(service, (route) => route.fulfill({ json: { ip: "203.0.113.7" } }));
  await holdBrowserCheck(page);
  await goto("/");
  await toStatus(page);
  await expect(overlay(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toHaveCount(0);
  await expect(heading(page)).toBeFocused();
});

test("Back is a route change as well", async ({ page, goto, allowHost }) => {
  allowHost(service, (route) => route.fulfill({ json: { ip: "203.0.113.7" } }));
  await holdBrowserCheck(page);
  await goto("/");
  await toStatus(page);
  await expect(overlay(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toHaveCount(0);
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
});

test("searching, filtering and scrolling to the products are not route changes", async ({
  page,
  goto,
}) => {
  await goto("/");
  await page.getByRole("button", { name: "Fortnite [FN]" }).click();
  await page.getByRole("searchbox").fill("priv");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expectNoCheck(page);
});

test("no check is shown if the preference is off", async ({ page, goto }) => {
  await storePreferences(page, { security: { loadingScreen: false } });
  await goto("/");
  await toStatus(page);
  await expect(heading(page)).toHaveText("Product status");
  await expectNoCheck(page);
});

for (const { draw, isShown } of [
  { draw: 0.0399, isShown: true },
  { draw: 0.04, isShown: false },
]) {
  test(`a draw of ${draw} ${isShown ? "shows" : "does not show"} the check`, async ({
    page,
    allowHost,
  }) => {
    allowHost(service, (route) => route.fulfill({ json: { ip: "203.0.113.7" } }));
    await holdBrowserCheck(page);
    await page.addInitScript((value) => {
      Math.random = () => value;
    }, draw);
    await page.goto("/");
    await waitForScripts(page);
    await toStatus(page);
    await expect(heading(page)).toHaveText("Product status");
    if (isShown) await expect(overlay(page)).toBeVisible();
    else {
      await expectNoCheck(page);
    }
  });
}
