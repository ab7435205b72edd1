import { boundsShop, expect, phone, test } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";
import { expectNothingCut, expectSoundLayout } from "./page-measures.ts";

// Names, prices and lists that are as long as the layout keeps its form for (domain/bounds.ts), half of the
// names from right to left.

test.use({ baseURL: boundsShop });

const labels = "main :is(h1, h3, .product-name, .status-name, [aria-current=page])";
const prices = "main :is(.product-price, .status-price, .plan-price)";

/** Runs in a page. What is wrong with the edges of its labels and prices. */
function edgeFaults([labelSelector, priceSelector]: readonly [string, string]): string[] {
  const faults: string[] = [];
  for (const label of document.querySelectorAll<HTMLElement>(labelSelector)) {
    if (!label.checkVisibility()) continue;
    const name = label.textContent?.trim().slice(0, 30);
    const range = document.createRange();
    range.selectNodeContents(label);
    const lines = Array.from(range.getClientRects()).filter(({ width }) => width > 0);
    const left = Math.min(...lines.map((line) => line.left));
    if (left - label.getBoundingClientRect().left > 2) faults.push(`${name} is not at its edge`);
    const isCut = label.scrollHeight > label.clientHeight * 1.25;
    if (isCut) faults.push(`${name} is cut`);
  }
  const sides = [
    ["ul.rows .product-name, ul.status-rows h3, #plans li h3", "left"],
    [priceSelector, "right"],
    ["#plans li > button > span", "right"],
  ] as const;
  for (const [selector, side] of sides) {
    for (const list of document.querySelectorAll("main ul:not(.cards, .featured-cards)")) {
      const edges = [...list.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility())
        .map((part) => part.getBoundingClientRect()[side]);
      if (Math.max(...edges) - Math.min(...edges) > 2)
        faults.push(`${list.className}: ${side} edges at ${edges.map(Math.round).join(", ")}`);
    }
  }
  return faults;
}

/** The third product has a short name, and a test of its own. */
const paths = ["/", "/status", ...[1, 2, 4, 5].map((id) => `/product/p${id}`)];

const windows = [
  [320, 640],
  [390, 844],
  [844, 390],
  [768, 1024],
  [1024, 768],
  [1440, 900],
] as const;

for (const path of paths) {
  test(`on ${path} nothing is cut, covered or broken, and lists keep their edges`, async ({
    page,
    goto,
  }) => {
    await goto(path);
    if (path === "/status") await openGroups(page);
    await page.addStyleTag({ content: "* { content-visibility: visible !important }" });
    for (const [width, height] of windows) {
      const at = `at ${width} × ${height} px`;
      await page.setViewportSize({ width, height });
      await expectNothingCut(page, at);
      await expectSoundLayout(page, at);
      await expect
        .poll(() => page.evaluate(edgeFaults, [labels, prices] as const), `edges ${at}`)
        .toEqual([]);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addStyleTag({ content: "html { font-size: 200% }" });
    await expectNothingCut(page, "at 200 % text");
  });
}

test("on a phone the bar at the foot is one line, beside its button", async ({ page, goto }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await goto("/product/p1");
  const bar = page.getByRole("link", { name: /Choose a plan$/ });
  await expect(bar).toBeVisible();
  const boxes = () =>
    bar.locator(":scope > span").evaluateAll((parts) =>
      parts.map((part) => {
        const { left, right, bottom } = part.getBoundingClientRect();
        return {
          left,
          right,
          isWhole: part.scrollWidth <= part.clientWidth && bottom <= innerHeight,
        };
      }),
    );
  // The bar slides in.
  await expect
    .poll(async () => (await boxes()).map(({ isWhole }) => isWhole))
    .toEqual([true, true]);
  const [text, button] = await boxes();
  expect(text?.right).toBeLessThanOrEqual(button?.left ?? NaN);
  const name = bar.locator("span > bdi").first();
  expect((await name.boundingBox())?.height, "one line").toBeLessThan(20);
});

test("on a phone a long name in a list with pictures has the width of its row", async ({
  page,
  goto,
}) => {
  await page.setViewportSize(phone);
  await goto("/");
  const names = page.locator(".product-name").filter({ visible: true });
  const shares = await names.evaluateAll((all) =>
    all
      .filter(({ textContent }) => textContent.length > 60)
      .map((name) => name.clientWidth / (name.parentElement?.clientWidth ?? NaN)),
  );
  expect(shares.length).toBeGreaterThan(3);
  expect(Math.min(...shares)).toBeGreaterThan(0.75);
});

test("on a phone a plan's name and price are beside its button", async ({ page, goto }) => {
  await page.setViewportSize(phone);
  await goto("/product/p1");
  const gaps = await page.locator("#plans li").evaluateAll((plans) =>
    plans.flatMap((plan) => {
      const button = plan.querySelector("button")?.getBoundingClientRect();
      return [...plan.querySelectorAll("h3, .plan-price")].map(
        (text) => (button?.left ?? NaN) - text.getBoundingClientRect().right,
      );
    }),
  );
  expect(gaps.length).toBeGreaterThan(2);
  expect(Math.min(...gaps)).toBeGreaterThan(0);
});

test("a product with one plan has one price: no “from”, and nothing to choose", async ({
  page,
  goto,
}) => {
  const wordsOfChoice = /from|starting|choose|\+/i;
  await page.setViewportSize(phone);
  for (const path of ["/", "/status"]) {
    await goto(path);
    const links = page.getByRole("main").getByRole("link").filter({ hasText: /^Go/ });
    await expect(links.first()).toContainText("₫9,000");
    for (const link of await links.all()) await expect(link).not.toContainText(wordsOfChoice);
  }
  await page.setViewportSize({ ...phone, height: 500 });
  await goto("/product/p3");
  const bar = page.locator(".foot-bar");
  await expect(bar).toBeVisible();
  await expect(bar).toHaveText("Go₫9,000Purchase");
  await expect(page.getByRole("article").getByText(wordsOfChoice)).toHaveCount(0);
});
