import { desktop, expect, liveShop, lowWindows, test, testShop } from "./fixtures.ts";
import {
  expectNothingCut,
  expectSoundLayout,
  gapBetweenPx,
  layoutFaults,
} from "./page-measures.ts";

// What one came for is in the first view of every window.

test("a product's picture, name, price and action are in the first view of a low window", async ({
  page,
  goto,
}) => {
  await goto("/product/151373");
  const article = page.getByRole("article");
  const purchase = article.getByRole("button", { name: /^Purchase/ }).first();
  for (const viewport of lowWindows) {
    await page.setViewportSize(viewport);
    await page.evaluate(() => window.scrollTo(0, 0));
    for (const part of [
      article.getByRole("heading", { level: 1 }),
      article.getByText("$2.99", { exact: true }),
      purchase,
      article.getByRole("img").first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    // The bar at the top scrolls away.
    await page.getByRole("heading", { name: "Compatibility" }).scrollIntoViewIfNeeded();
    await page.evaluate(() => window.scrollBy(0, 200));
    await expect(page.getByRole("banner")).not.toBeInViewport();
  }
});

test("Home's headline, action and first product are in the first view of a low window; a headline of a long word is not cut and covers nothing", async ({
  page,
  goto,
}) => {
  await goto("/");
  const headline = page.getByRole("heading", { level: 1 });
  const board = page.getByRole("navigation", { name: "Products and their status" });
  const pictures = page.locator("#products .product-picture");
  for (const viewport of lowWindows) {
    await page.setViewportSize(viewport);
    for (const part of [
      headline,
      page.getByRole("link", { name: "Explore Our Offer" }),
      board.getByRole("link").first(),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    // The picture of a card leaves room for its name and price.
    const heights = await pictures.evaluateAll((all) => all.map((one) => one.clientHeight));
    expect(Math.min(...heights)).toBeGreaterThan(50);
    expect(Math.max(...heights)).toBeLessThanOrEqual(viewport.height / 2);
  }
  await headline.evaluate((element) => (element.textContent = "Rechtsschutzversicherung 3"));
  const badge = page.locator("main section p").first();
  const action = page.getByRole("link", { name: "Explore Our Offer" });
  for (const text of [badge, action])
    await text.evaluate((element) => element.append("Rechtsschutzversicherungsgesellschaft"));
  for (const viewport of [{ width: 320, height: 640 }, ...lowWindows]) {
    await page.setViewportSize(viewport);
    const where = `of the hero at ${viewport.width} px`;
    await expectNothingCut(page, where);
    await expectSoundLayout(page, where, "main section");
  }
});

test("a plan is one line where there is room, and its name keeps its words whole beside its price", async ({
  page,
  goto,
}) => {
  await goto("/product/151373");
  for (const width of [900, 1024, 1440]) {
    await page.setViewportSize({ width, height: 768 });
    for (const row of await page.locator("#plans li[id]").all()) {
      const name = row.getByRole("heading");
      const purchase = row.getByRole("button", { name: /^Purchase/ });
      await expect.poll(() => gapBetweenPx(name, purchase), `at ${width} px`).toBeLessThan(0);
    }
  }
  // In a theme of large text.
  await page.setViewportSize(desktop);
  await page.addStyleTag({ content: ".text-lead { font-size: 1.6rem !important }" });
  await page.locator("#plans").evaluate((plans) => {
    for (const name of plans.querySelectorAll("li h3")) name.textContent = '"Žluťoučký"';
    for (const price of plans.querySelectorAll("li p.type-display")) price.textContent = "A$999.00";
  });
  await expectSoundLayout(page, "of the plans", "#plans");
});

test.describe("in a shop with products in trouble", () => {
  test.use({ baseURL: liveShop });

  test("a plan's name takes at most two lines of a long list in a small phone", async ({
    page,
    goto,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goto("/product/ub-reset");
    await page.locator("#plans li p.type-display").evaluateAll((prices) => {
      for (const price of prices) price.textContent = "IDR\u00a048,000";
    });
    const names = page.locator("#plans li h3");
    await expect(names).toHaveCount(7);
    const lines = () =>
      names.evaluateAll((all) =>
        all.map((name) => name.clientHeight / parseFloat(getComputedStyle(name).lineHeight)),
      );
    await expect.poll(async () => Math.round(Math.max(...(await lines())))).toBeLessThan(3);
  });

  test("all rows of a long list of plans have one form", async ({ page, goto }) => {
    await goto("/product/ub-reset");
    // As in a theme of large prices.
    await page.addStyleTag({ content: "#plans li p.type-display { font-size: 1.75rem }" });
    const forms = () =>
      page.locator("#plans li[id]").evaluateAll((rows) =>
        rows.map((row) => {
          const [name, price, purchase] = ["h3", "p.type-display", "[data-purchase]"].map(
            (part) => row.querySelector(part)?.getBoundingClientRect() ?? new DOMRect(NaN, NaN),
          );
          return [name, price].map((part) => (part?.bottom ?? NaN) < (purchase?.top ?? NaN) + 8);
        }),
      );
    for (const width of [320, 360, 390, 768]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(async () => [...new Set((await forms()).map(String))], `at ${width} px`)
        .toHaveLength(1);
    }
    expect(await forms()).toHaveLength(7);
  });

  test("the hero's counts share a line with the price on a tablet", async ({ page, goto }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await goto("/");
    const board = page.getByRole("navigation", { name: "Products and their status" });
    await board
      .getByRole("link", { name: /see all products$/ })
      .evaluate((link) => link.querySelector("span")?.prepend("IDR 480,"));
    const lines = () =>
      board.locator(":scope > div > a").evaluateAll((links) =>
        links.map((link) => {
          const { top, height } = link.getBoundingClientRect();
          return `${height} px at ${top}`;
        }),
      );
    expect(await lines()).toHaveLength(2);
    await expect.poll(async () => new Set(await lines()).size).toBe(1);
  });

  test("Home's action is in the first view of a small phone, and a headline of six words takes two lines in a low window", async ({
    page,
    goto,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goto("/");
    const action = page.getByRole("link", { name: "Explore Our Offer" });
    await expect(action).toBeInViewport({ ratio: 1 });
    const headline = page.getByRole("heading", { level: 1 });
    for (const viewport of lowWindows) {
      await page.setViewportSize(viewport);
      const lines = () =>
        headline.evaluate((element) => {
          const { height } = element.getBoundingClientRect();
          return Math.round(height / parseFloat(getComputedStyle(element).lineHeight));
        });
      await expect.poll(lines, `at ${viewport.width} px`).toBe(2);
    }
  });

  test("the hero's summary and price do not run together", async ({ page, goto }) => {
    await goto("/");
    const board = page.getByRole("navigation", { name: "Products and their status" });
    await board
      .getByRole("link", { name: /see all products$/ })
      .evaluate((link) => link.querySelector("span")?.prepend("From JOD\u00a08,000."));
    const gap = () =>
      board.locator(":scope > div > a").evaluateAll((links) => {
        const [summary, price] = links.map((link) => link.getBoundingClientRect());
        if (!summary || !price) return NaN;
        return price.top < summary.bottom - 1 ? price.left - summary.right : Infinity;
      });
    for (let width = 640; width <= 1280; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(gap, `at ${width} px`).toBeGreaterThanOrEqual(32);
    }
  });

  test("on a phone the row of filters shows that it goes on", async ({ page, goto }) => {
    await goto("/status");
    const filters = page.getByRole("group", { name: "Filter by status" });
    for (const width of [320, 360, 390, 430]) {
      await page.setViewportSize({ width, height: 844 });
      const cut = () =>
        filters.evaluate((row) => {
          const edge = row.getBoundingClientRect().right;
          const boxes = [...row.children].map((filter) => filter.getBoundingClientRect());
          return boxes.filter(({ left, right }) => left < edge - 24 && right > edge + 8).length;
        });
      await expect.poll(cut, `at ${width} px`).toBe(1);
    }
  });

  test("the long words of few reviews stay in a small phone", async ({ page, goto }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await goto("/");
    await page.locator("figure :is(p, blockquote:not(:has(p)), span)").evaluateAll((texts) => {
      for (const text of texts) text.textContent = "Rechtsschutzversicherungsgesellschaft";
    });
    await expectNothingCut(page, "");
  });

  test("a link to a name of one letter is a target of 24 px", async ({ page, goto }) => {
    for (const path of ["/status", "/product/apex-quartz"]) {
      await goto(path);
      await page.locator("a:not(:has(*))").evaluateAll((links) => {
        for (const link of links) link.textContent = "3";
      });
      const faults = await page.evaluate(layoutFaults, "body");
      expect(faults.filter((fault) => fault.includes("is a target of"))).toEqual([]);
    }
  });
});

for (const { shop, baseURL } of [
  { shop: "test shop", baseURL: testShop },
  { shop: "live shop", baseURL: liveShop },
]) {
  test.describe(shop, () => {
    test.use({ baseURL });

    test("a display face of ordinary width breaks no word inside", async ({ page, goto }) => {
      for (const path of ["/", "/status"]) {
        await goto(path);
        await page.addStyleTag({
          content: 'h1, h2, h3, .type-display { font-family: Verdana, "DejaVu Sans" !important }',
        });
        for (const width of [390, 768, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const broken = async () => {
            const faults = await page.evaluate(layoutFaults, "body");
            return faults.filter((fault) => fault.includes("breaks the word"));
          };
          await expect.poll(broken, `${path} at ${width} px`).toEqual([]);
        }
      }
    });
  });
}
