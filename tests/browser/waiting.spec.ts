import { expect, test } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";

test("the screen is dimmed until the next one has loaded", async ({ page, goto }) => {
  // Before the page, which fetches the chunk ahead.
  const release = await holdFiles(page, "**/assets/status-screen-*.js");
  await goto("/");
  const main = page.getByRole("main");
  await expect(main).not.toHaveAttribute("aria-busy");

  await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
  await expect(main).toHaveAttribute("aria-busy", "true");
  await expect(main).toHaveCSS("opacity", "0.5");

  release();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
  await expect(main).not.toHaveAttribute("aria-busy");
  await expect(main).toHaveCSS("opacity", "1");
});
