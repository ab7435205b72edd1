import { boundsShop, expect, phone, test, testShop } from "./fixtures.ts";

// What phones and tablets do with a page by themselves.

test.use({ viewport: phone });

test("iOS makes no links of numbers", async ({ page, goto }) => {
  await goto("/");
  const meta = page.locator('meta[name="format-detection"]');
  await expect(meta).toHaveAttribute("content", /telephone=no/);
});

for (const { strips, baseURL, counts } of [
  {
    strips: "filters, reviews, thumbnails",
    baseURL: testShop,
    counts: { "/": 2, "/product/151373": 1 },
  },
  { strips: "featured cards", baseURL: boundsShop, counts: { "/": 1 } },
]) {
  test.describe(strips, () => {
    // So narrow that every strip scrolls, as on an enlarged page.
    test.use({ baseURL, viewport: { width: 240, height: 500 } });

    test("a swipe past their end does not go back a page", async ({ page, goto }) => {
      for (const [path, count] of Object.entries(counts)) {
        await goto(path);
        const behaviours = await page.evaluate(() =>
          [...document.querySelectorAll("body *")]
            .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
            .map((element) => getComputedStyle(element))
            .filter(({ overflowX }) => overflowX === "auto")
            .map(({ overscrollBehaviorX }) => overscrollBehaviorX),
        );
        expect(behaviours, path).toEqual(Array(count).fill("contain"));
      }
    });
  });
}

for (const [viewport, insets] of [
  [phone, { top: 0, right: 0, bottom: 34, left: 0 }],
  [
    { width: 844, height: 390 },
    { top: 0, right: 59, bottom: 21, left: 59 },
  ],
] as const) {
  const { width, height } = viewport;

  test(`at ${width} × ${height}, bars and dialogs keep clear of the notch and the home indicator`, async ({
    page,
    goto,
    context,
  }) => {
    const devTools = await context.newCDPSession(page);
    await devTools.send("Emulation.setSafeAreaInsetsOverride", { insets });
    await page.setViewportSize(viewport);
    await goto("/product/151373");
    await expect(page.locator('meta[name="viewport"]')).toHaveAttribute("content", /cover/);
    /** The texts and controls of a bar or dialog that are not within the safe area. */
    const covered = (place: string) =>
      page.locator(`${place} :is(a, button, p)`).evaluateAll(
        (parts, { right, bottom, left }) =>
          parts
            .filter((part) => part.checkVisibility() && !part.matches(".sr-only"))
            .filter((part) => {
              const box = part.getBoundingClientRect();
              // A link's padding may reach over the edge of the content.
              const { paddingLeft, paddingRight } = getComputedStyle(part);
              const start = box.left + Number.parseFloat(paddingLeft);
              const end = box.right - Number.parseFloat(paddingRight);
              const isOut = start < left || end > innerWidth - right;
              return isOut || box.bottom > innerHeight - bottom;
            })
            .map((part) => part.outerHTML.slice(0, 200)),
        insets,
      );
    expect(await covered("header")).toEqual([]);
    await page.getByRole("button", { name: "Open full screen" }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    await expect.poll(() => covered("dialog")).toEqual([]);
    await page.keyboard.press("Escape");
    // The bar shows between the plans and the other products.
    const isBarShown = () =>
      page.evaluate(() => {
        window.scrollBy(0, 100);
        return document.querySelector(".foot-bar:not([hidden])") !== null;
      });
    await expect.poll(isBarShown, { intervals: [100] }).toBe(true);
    await expect.poll(() => covered(".foot-bar")).toEqual([]);
  });
}
