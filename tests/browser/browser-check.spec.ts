import type { Page } from "@playwright/test";
import { shop } from "#tests/shop/shop.ts";
import { expect, expectWholeScreen, test } from "./fixtures.ts";
import { heading } from "./main-screens.ts";
import { playIpService } from "./outside-hosts.ts";
import { drawBrowserCheck, holdBrowserCheck } from "./stored-preferences.ts";

const overlay = (page: Page) => page.getByRole("dialog", { name: "Checking your browser" });
const statusLink = (page: Page) =>
  page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Status" });

/** Notes whether the check is open in the first frame with the heading of Status. */
const watchFirstFrame = (page: Page) =>
  page.evaluate(() => {
    const look = () => {
      const isStatus = document.querySelector("main h1")?.textContent === "Product status";
      if (!isStatus) return requestAnimationFrame(look);
      const isCovered = document.querySelector("dialog[open]") !== null;
      return document.documentElement.setAttribute("data-covered", String(isCovered));
    };
    look();
  });

test.beforeEach(async ({ page }) => drawBrowserCheck(page));

test("a route change shows the check over the whole new screen from its first frame; the first load, a search and a filter do not", async ({
  page,
  goto,
  allowHost,
}) => {
  const requested = playIpService(allowHost);
  await holdBrowserCheck(page);
  await goto("/");
  await page.getByRole("button", { name: "Fortnite [FN]" }).click();
  await page.getByRole("searchbox").fill("priv");
  await expect(page).toHaveURL("/?q=priv&game=FN");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();

  await watchFirstFrame(page);
  await statusLink(page).click();
  await expect(page.locator("html")).toHaveAttribute("data-covered", "true");
  await expect(overlay(page)).toContainText("203.0.113.7");
  await expectWholeScreen(page, overlay(page));
  const name = overlay(page).getByText(shop.name);
  const cutPx = await name.evaluate((box) => {
    const letters = document.createRange();
    letters.selectNodeContents(box);
    return letters.getBoundingClientRect().height - box.clientHeight;
  });
  expect(cutPx).toBeLessThanOrEqual(0);
  await page.keyboard.press("Escape");
  await expect(overlay(page)).toHaveCount(0);
  // Each check asks once, so this was the first.
  expect(requested).toEqual(["https://api.ipify.org/?format=json"]);
  await expect(heading(page)).toHaveText("Product status");
  await expect(heading(page)).toBeFocused();

  // Home has rendered behind the check, which keeps the focus from the link that was pressed there.
  await page.goBack();
  await expect(overlay(page)).toBeVisible();
  await expect(heading(page)).toHaveText("We provide what people need");
  await page.keyboard.press("Escape");
  await expect(statusLink(page)).toBeFocused();
});
