import type { Locator } from "@playwright/test";
import { expect, test } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";

async function expectDimmed(element: Locator) {
  await expect(element).toHaveAttribute("aria-busy", "true");
  await expect(element).toHaveCSS("opacity", "0.5");
}

test("the current screen is dimmed while the next one loads", async ({ page, goto }) => {
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

for (const { path, file, button } of [
  { path: "/", file: "film-modal", button: "How the product works" },
  { path: "/product/151373", file: "lightbox", button: /Open full screen/ },
]) {
  test.describe(`a press that needs the ${file}`, () => {
    test.beforeEach(({ allowHost }) => {
      allowHost("https://www.youtube-nocookie.com");
    });

    test("dims the pressed control while the file loads", async ({ page, goto }) => {
      await goto(path);
      const release = await holdFiles(page, `**/assets/${file}-*.js`);
      const pressed = page.getByRole("button", { name: button });
      await pressed.click();
      await expectDimmed(pressed);

      release();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(pressed).toHaveAttribute("aria-busy", "false");
    });

    test("works again once the browser is online", async ({
      page,
      goto,
      context,
      allowConsole,
    }) => {
      allowConsole(/ERR_INTERNET_DISCONNECTED/);
      allowConsole(/Uncaught.*dynamically imported module/);
      await goto(path);
      await context.setOffline(true);
      const pressed = page.getByRole("button", { name: button });
      const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(file));
      await pressed.click();
      await failed;
      await expect(pressed).toHaveAttribute("aria-busy", "false");
      await expect(page.getByRole("dialog")).toHaveCount(0);

      await context.setOffline(false);
      await pressed.click();
      await expect(page.getByRole("dialog")).toBeVisible();
    });
  });
}
