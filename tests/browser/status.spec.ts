import { expect, liveShop, test, withMotion } from "./fixtures.ts";

// What the status screen of tests/shop lists, in its order.
const onSale = [
  ["Private", "[FN]", "Undetected"],
  ["Temp Spoofer", "[UB]", "Undetected"],
  ["Battlefield Reconnaissance and Teammate Overlay", "[SEQUEL]", "Undetected"],
] as const;
const coming = [
  ["Permanent Spoofer", "[UB]", "Soon"],
  ["Counterreconnaissance Companion with Team Overlay", "[SEQUEL]", "Soon"],
] as const;
const entries = [...onSale, ...coming];

test("the status screen lists products and upcoming ones; products on sale are links", async ({
  page,
  goto,
}) => {
  await goto("/status");
  const rows = page.getByRole("main").getByRole("list").first().getByRole("listitem");
  await expect(rows).toHaveCount(entries.length);
  for (const [index, [name, game, status]] of entries.entries()) {
    const row = rows.nth(index);
    await expect(row.getByRole("heading")).toHaveText(name);
    await expect(row).toContainText(game);
    await expect(row).toContainText(status);
  }
  await expect(page.getByText(/^Last checked on/)).toBeVisible();
  await expect(page.getByRole("time").first()).toHaveAttribute("datetime", "2025-01-15");

  const list = page.getByRole("main").getByRole("list").first();
  await expect(list.getByRole("link")).toHaveText(onSale.map(([name]) => name));
  await list.getByRole("link", { name: "Temp Spoofer" }).click();
  await expect(page).toHaveURL("/product/283989");
});

test.describe("with motion", () => {
  test.use(withMotion);

  test("each status has a pulsing dot", async ({ page, goto }) => {
    await goto("/status");
    const dots = page.getByRole("main").getByRole("list").first().locator("[data-tone] > span");
    await expect(dots).toHaveCount(entries.length);
    for (const dot of await dots.all()) {
      // It pauses while it is far out of view.
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
