import type { Page } from "@playwright/test";
import { expect, liveShop, test } from "./fixtures.ts";
import { openGroups } from "./main-screens.ts";
import { expectSoundLayout } from "./page-measures.ts";

const longPrices = ["JOD\u00a08,000,000.000", "IDR 48,000", "$2.99"];

/** Writes long and short prices into lists in turns, and returns the right edge of each. */
async function priceEdges(page: Page, lists: string) {
  return page.locator(lists).evaluateAll((roots, prices) => {
    const texts = roots.flatMap((root) => {
      // A list or a row that is not in view has no layout.
      for (const part of [root, ...root.children] as HTMLElement[]) {
        part.style.contentVisibility = "visible";
      }
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const found: Node[] = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found.filter(
        ({ textContent }) => /€\d/.test(textContent ?? "") || prices.includes(textContent ?? ""),
      );
    });
    for (const [index, node] of texts.entries()) {
      node.textContent = prices[index % prices.length] ?? "";
    }
    return texts.map((node) => {
      const range = document.createRange();
      range.selectNodeContents(node);
      return range.getBoundingClientRect().right;
    });
  }, longPrices);
}

const windows = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** The pictures of a list that are narrower than they are drawn. */
async function narrowPictures(page: Page) {
  // With a candidate's density, the natural width is that of `sizes`.
  return page.locator("#products img").evaluateAll(async (images) => {
    const shown = (images as HTMLImageElement[]).filter(
      (image) => image.clientWidth > 0 && !image.src.endsWith(".svg"),
    );
    for (const image of shown) image.loading = "eager";
    await Promise.all(shown.map((image) => image.decode()));
    return shown
      .filter(({ naturalWidth, clientWidth }) => naturalWidth < clientWidth - 1)
      .map(({ naturalWidth, clientWidth }) => `${naturalWidth} for ${clientWidth} px`);
  });
}

async function expectPicturesOfTheirWidth(page: Page) {
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    await expect.poll(() => narrowPictures(page), `at ${viewport.width} px`).toEqual([]);
  }
}

/** What is wrong with the first line of each row: name, code and price have one baseline, and the price starts where the name ends. */
const faultsOfFirstLines = (page: Page) =>
  page.locator("#products .rows .product-link:has(.product-price)").evaluateAll((links) =>
    links.flatMap((link) => {
      const [name, tag, price] = [
        ".product-name",
        ".product-name .code",
        ".product-price > :last-child",
      ].map((selector) => link.querySelector<HTMLElement>(selector));
      if (!name?.firstChild || !tag || !price) return ["a part is missing"];
      name.firstChild.textContent = "Ironbound ";
      const parts = tag.checkVisibility() ? [name, tag, price] : [name, price];
      const lines = parts.map((part) => {
        const probe = document.createElement("i");
        probe.style.display = "inline-block";
        part.prepend(probe);
        const { bottom } = probe.getBoundingClientRect();
        probe.remove();
        return bottom;
      });
      const gap = price.getBoundingClientRect().left - name.getBoundingClientRect().right;
      return [
        ...(Math.max(...lines) - Math.min(...lines) > 1
          ? [`baselines at ${lines.join(", ")}`]
          : []),
        ...(gap > 13 ? [`${gap} px between name and price`] : []),
      ];
    }),
  );

/** Expects the places of many elements to be one edge. */
async function expectOneEdge(edges: () => Promise<number[]>, where: string) {
  expect((await edges()).length, where).toBeGreaterThan(6);
  const spread = async () => {
    const places = await edges();
    return Math.max(...places) - Math.min(...places);
  };
  await expect.poll(spread, where).toBeLessThanOrEqual(2);
}

test("each picture of the cards has its width, and the highest price stays in its card", async ({
  page,
  goto,
}) => {
  await goto("/");
  await expectPicturesOfTheirWidth(page);
  // As in a theme of large text.
  await page.addStyleTag({ content: ".product-price { font-size: 1.875rem !important }" });
  const buyBoxes = page.locator("#products .product-buy");
  await buyBoxes.locator(".type-display").evaluateAll((prices) => {
    for (const { firstChild } of prices) {
      if (firstChild) firstChild.textContent = "KHR\u00a0999,999,999.99";
    }
  });
  for (const viewport of windows) {
    await page.setViewportSize(viewport);
    const overflows = () =>
      buyBoxes.evaluateAll((boxes) => boxes.map((box) => box.scrollWidth - box.clientWidth));
    await expect
      .poll(async () => Math.max(...(await overflows())), `at ${viewport.width} px`)
      .toBe(0);
  }
});

test.describe("in the live shop", () => {
  test.use({ baseURL: liveShop });

  test("each picture of the list view has its width; the prices of a list share an edge, as the statuses do, and cover nothing", async ({
    page,
    goto,
  }) => {
    await goto("/");
    await expectPicturesOfTheirWidth(page);
    // As in a theme of large text.
    await page.addStyleTag({ content: ".text-body { font-size: 1.25rem !important }" });
    for (const viewport of windows) {
      const where = `of the list view at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await expectOneEdge(() => priceEdges(page, "#products .rows"), where);
      await expectSoundLayout(page, where, "#products");
    }
    await goto("/status");
    await openGroups(page);
    const statuses = page.locator("main details [data-tone]");
    for (const viewport of windows) {
      const where = `of Status at ${viewport.width} px`;
      await page.setViewportSize(viewport);
      await expectOneEdge(() => priceEdges(page, "main details ul"), where);
      await expectSoundLayout(page, where, "main");
      await expectOneEdge(
        () =>
          statuses.evaluateAll((labels) =>
            labels.map((label) => label.getBoundingClientRect().left),
          ),
        where,
      );
    }
  });

  test("in a narrow row only the price takes from the name, and both have one baseline with the code", async ({
    page,
    goto,
  }) => {
    await goto("/?sort=price");
    for (const width of [320, 390, 560]) {
      await page.setViewportSize({ width, height: 800 });
      await expect.poll(() => faultsOfFirstLines(page), `at ${width} px`).toEqual([]);
    }
    // A high price leaves room for a word, in a theme of large text too.
    await page.setViewportSize({ width: 320, height: 640 });
    await page.addStyleTag({ content: ".product-name { font-size: 1.25rem !important }" });
    await page.locator("#products .rows .product-link:has(.product-price)").evaluateAll((links) => {
      for (const link of links) {
        const [name, price] = [".product-name", ".product-price > :last-child"].map(
          (selector) => link.querySelector(selector)?.firstChild,
        );
        if (name) name.textContent = "Žluťoučký ";
        if (price) price.textContent = "KHR\u00a099,999,996.00";
      }
    });
    await expectSoundLayout(page, "at 320 px", "#products");
  });
});

test("on a phone the price of Status is on the first line of a long name", async ({
  page,
  goto,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await goto("/status");
  const row = page.locator("main .status-row").first();
  const name = row.getByRole("heading").first();
  const before = (await name.boundingBox())?.height ?? NaN;
  await name.evaluate((heading) => heading.prepend("A long name, which takes two lines "));
  await expect.poll(async () => (await name.boundingBox())?.height).toBeGreaterThan(1.5 * before);
  const tops = await row.evaluate((element) =>
    [element.firstElementChild, element.lastElementChild].map(
      (part) => part?.getBoundingClientRect().top ?? NaN,
    ),
  );
  expect(Math.abs((tops[0] ?? NaN) - (tops[1] ?? NaN))).toBeLessThan(12);
});

test("the cards of a row share the height of each line", async ({ page, goto }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await goto("/");
  const rows = await page.locator("#products .product-link").evaluateAll((links) => {
    const name = links[0]?.querySelector(".product-name");
    if (name) name.textContent = "A long name, which takes two lines of a card in every window";
    const tops: Record<number, (number | undefined)[][]> = {};
    for (const link of links) {
      const { top, height } = link.getBoundingClientRect();
      const lines = [".product-name", "[data-tone]", ".product-price"].map(
        (selector) => link.querySelector(selector)?.getBoundingClientRect().top,
      );
      (tops[top] ??= []).push([height, ...lines]);
    }
    return Object.values(tops);
  });
  expect(Math.max(...rows.map((row) => row.length)), "cards in a row").toBeGreaterThan(1);
  for (const row of rows) expect(new Set(row.map(String)).size).toBe(1);
});
