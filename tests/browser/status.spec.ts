import { expect, liveShop, test, withMotion } from "./fixtures.ts";

test("the status screen lists products, then upcoming ones; products on sale are links", async ({
  page,
  goto,
}) => {
  await goto("/status");
  const list = page.getByRole("main").getByRole("list").first();
  await expect(list.getByRole("listitem")).toHaveText([
    "Private[FN]UndetectedFrom $2.99",
    "Temp Spoofer[UB]UndetectedFrom $8.99",
    "Battlefield Reconnaissance and Teammate Overlay[SEQUEL]UndetectedFrom $4.49",
    /^Permanent Spoofer.*\[UB\].*Soon$/,
    /^Counterreconnaissance.*\[SEQUEL\].*Soon$/,
  ]);
  await expect(page.getByText(/^Last checked on/)).toBeVisible();
  await expect(page.getByRole("time").first()).toHaveAttribute("datetime", "2025-01-15");
  await expect(list.getByRole("link")).toHaveCount(3);
  await list.getByRole("link", { name: "Temp Spoofer" }).click();
  await expect(page).toHaveURL("/product/283989");
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("each status has a pulsing dot", async ({ page, goto }) => {
    await goto("/status");
    const dots = page.getByRole("main").getByRole("list").first().locator("[data-tone] > span");
    await expect(dots).toHaveCount(5);
    for (const dot of await dots.all()) {
      // It pauses while it is out of view.
      await dot.scrollIntoViewIfNeeded();
      const isPulsing = () =>
        dot.evaluate((element) =>
          element.getAnimations().some(({ playState }) => playState === "running"),
        );
      await expect.poll(isPulsing).toBe(true);
    }
  });
});

test.describe("in the live shop", () => {
  test.use({ baseURL: liveShop });

  test("the dots of the four statuses differ in shape, because colour alone is not accessible", async ({
    page,
    goto,
  }) => {
    await goto("/status");
    const shapes = await page
      .getByRole("main")
      .locator("[data-tone]")
      .evaluateAll((labels) =>
        labels.map((label) => {
          const dot = label.firstElementChild ?? label;
          const { borderRadius, borderWidth, rotate } = getComputedStyle(dot);
          return `${label.textContent}: ${borderRadius} ${borderWidth} ${rotate}`;
        }),
      );
    const ofStatus = new Set(shapes);
    expect(ofStatus.size).toBe(4);
    expect(new Set(Array.from(ofStatus, (shape) => shape.split(": ")[1])).size).toBe(4);
  });
});
