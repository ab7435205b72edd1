import { boundsShop, expect, phone, test, testShop } from "./fixtures.ts";

// What phones and tablets do with a page by themselves.

test.use({ viewport: phone });

test("iOS makes no links of numbers", async ({ page, goto }) => {
  await goto("/");
  const meta = page.locator('meta[name="format-detection"]');
  await expect(meta).toHaveAttribute("content", /telephone=no/);
});

for (const [strips, baseURL, path, count] of [
  ["filters and reviews", testShop, "/", 2],
  ["featured cards", boundsShop, "/", 1],
  ["thumbnails", testShop, "/product/151373", 1],
] as const) {
  test.describe(strips, () => {
    // So narrow that every strip scrolls, as on an enlarged page.
    test.use({ baseURL, viewport: { width: 240, height: 500 } });

    test("a swipe past their end does not go back a page", async ({ page, goto }) => {
      await goto(path);
      const behaviours = await page.evaluate(() =>
        [...document.querySelectorAll("body *")]
          .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
          .map((element) => getComputedStyle(element))
          .filter(({ overflowX }) => overflowX === "auto")
          .map(({ overscrollBehaviorX }) => overscrollBehaviorX),
      );
      expect(behaviours).toEqual(Array(count).fill("contain"));
    });
  });
}
