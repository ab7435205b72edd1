import { expect, test } from "./fixtures.ts";

test("with storage blocked, the shop works and only forgets", async ({ page, goto }) => {
  await page.addInitScript(() => {
    for (const storage of ["localStorage", "sessionStorage"]) {
      Object.defineProperty(window, storage, {
        get() {
          throw new DOMException("The request was denied.", "SecurityError");
        },
      });
    }
  });
  await goto("/");
  await page.getByRole("button", { name: "Play motion" }).first().click();
  await expect(page.getByRole("button", { name: "Pause motion" }).first()).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "Status" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Product status");
});
