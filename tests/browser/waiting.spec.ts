import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";

async function expectDimmed(element: Locator) {
  await expect(element).toHaveAttribute("aria-busy", "true");
  await expect(element).toHaveCSS("opacity", "0.5");
}

test("the screen is dimmed until the next one has loaded", async ({ page, goto }) => {
  await goto("/");
  const release = await holdFiles(page, "**/assets/status-screen-*.js");
  const main = page.getByRole("main");
  await expect(main).not.toHaveAttribute("aria-busy");

  await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
  await expectDimmed(main);

  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
  await expect(main).not.toHaveAttribute("aria-busy");
  await expect(main).toHaveCSS("opacity", "1");
});

test("a press that needs a chunk dims its button, and works again once the browser is online", async ({
  page,
  goto,
  context,
  allowConsole,
}) => {
  allowConsole(/ERR_INTERNET_DISCONNECTED/);
  await goto("/product/151373");
  const pressed = page.getByRole("button", { name: /Open full screen/ });
  await context.setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) =>
    request.url().includes("lightbox"),
  );
  await pressed.click();
  await failed;
  await expect(pressed).toHaveAttribute("aria-busy", "false");
  await expect(page.getByRole("dialog")).toHaveCount(0);

  await context.setOffline(false);
  const release = await holdFiles(page, "**/assets/lightbox-*.js");
  await pressed.click();
  await expectDimmed(pressed);
  release();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expect(pressed).toHaveAttribute("aria-busy", "false");
});
