import { desktop, expect, liveShop, phone, test } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";

// The rows of a list share one form.

test("a plan's price is level with its Purchase", async ({ page, goto }) => {
  await goto("/product/151373");
  for (const viewport of [phone, { width: 1024, height: 600 }, desktop]) {
    await page.setViewportSize(viewport);
    // In one moment: what loads late moves both.
    const plans = await page.locator("#plans li").evaluateAll((rows) =>
      rows.map((row) =>
        [".plan-price", "button"].map((selector) => {
          const { top, bottom } = row.querySelector(selector)?.getBoundingClientRect() ?? {};
          return ((top ?? NaN) + (bottom ?? NaN)) / 2;
        }),
      ),
    );
    expect(plans.length).toBeGreaterThan(1);
    for (const [price = NaN, purchase = NaN] of plans) {
      expect(Math.abs(price - purchase), `at ${viewport.width} px`).toBeLessThan(3);
    }
  }
});

test.describe("in a shop with products that do not work", () => {
  test.use({ baseURL: liveShop });

  test("on a phone each row has its price on the name's first line, and its status below both", async ({
    page,
    goto,
  }) => {
    await page.setViewportSize(phone);
    for (const path of ["/", "/status"]) {
      await goto(path);
      if (path === "/status") await openGroups(page);
      const rows = page.locator(".status-row:has(.status-price)").filter({ visible: true });
      expect(await rows.count()).toBeGreaterThan(1);
      const faults = await rows.evaluateAll((all) =>
        all.flatMap((row) => {
          const [name, price, status] = Array.from(row.children, (part) => {
            const range = document.createRange();
            range.selectNodeContents(part);
            return range;
          });
          const firstLine = name?.getClientRects()[0];
          const [priceBox, statusBox] = [price, status].map((part) =>
            part?.getBoundingClientRect(),
          );
          if (!name || !firstLine || !priceBox || !statusBox) return [row.textContent];
          const isBeside =
            priceBox.top < firstLine.bottom &&
            priceBox.bottom > firstLine.top &&
            priceBox.bottom < firstLine.bottom + firstLine.height / 2;
          const isBelow = statusBox.top >= name.getBoundingClientRect().bottom - 4;
          const space = row.getBoundingClientRect().bottom - statusBox.bottom;
          return isBeside && isBelow && space >= 7 ? [] : [row.textContent];
        }),
      );
      expect(faults, path).toEqual([]);
    }
  });
});
