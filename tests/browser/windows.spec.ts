import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { desktop, expect, liveShop, phone, shortWindows, test, testShop } from "./fixtures.ts";
import { layoutFaults, wholeWords } from "./page-measures.ts";

// What one came for is in the first view of every window.

type View = {
  what: string;
  shop: string;
  path: string;
  windows: readonly { width: number; height: number }[];
  parts: (page: Page) => Locator[];
};

const article = (page: Page) => page.getByRole("article");
const h1 = (page: Page) => page.getByRole("heading", { level: 1 });
const smallPhone = { width: 320, height: 640 };
const tablet = { width: 1024, height: 768 };
const lowLaptop = { width: 1024, height: 600 };

const views: View[] = [
  {
    what: "a product's picture, name, price and action",
    shop: testShop,
    path: "/product/151373",
    windows: [...shortWindows, { width: 768, height: 1024 }, tablet, desktop],
    parts: (page) => [
      h1(page),
      article(page).getByText("$2.99", { exact: true }).first(),
      article(page)
        .getByRole("button", { name: /^Purchase/ })
        .first(),
      article(page).getByRole("img").first(),
    ],
  },
  {
    what: "a product's name, status and price",
    shop: testShop,
    path: "/product/151373",
    windows: [{ ...phone, height: 664 }, smallPhone],
    parts: (page) => [
      h1(page),
      article(page).getByText("Undetected"),
      page.getByRole("link", { name: /Choose a plan/ }),
    ],
  },
  {
    what: "Home's headline, action, and the first line of its board",
    shop: testShop,
    path: "/",
    windows: [...shortWindows, smallPhone, phone, tablet, desktop],
    parts: (page) => [
      h1(page),
      page.getByRole("link", { name: "Explore Our Offer" }),
      page.getByRole("link", { name: /^Checked/ }),
    ],
  },
  {
    what: "a product of Home's board, with its price",
    shop: liveShop,
    path: "/",
    windows: [{ width: 844, height: 390 }, phone, tablet, desktop],
    parts: (page) => {
      const board = page.getByRole("navigation", { name: "Products and their status" });
      return [board.getByRole("link", { name: /^Halberd/ }).getByText("€3.50")];
    },
  },
  {
    what: "the counts of Status and two rows",
    shop: testShop,
    path: "/status",
    windows: [...shortWindows, smallPhone, phone],
    parts: (page) => [
      page.getByText("All 3 undetected"),
      page
        .getByRole("main")
        .getByRole("link", { name: /^Private/ })
        .first(),
      page
        .getByRole("main")
        .getByRole("link", { name: /^Temp Spoofer/ })
        .first(),
    ],
  },
  {
    what: "that a product is sold out, and the way on",
    shop: liveShop,
    path: "/product/apex-quartz",
    windows: [phone, tablet, { width: 844, height: 390 }],
    parts: (page) => [
      page.getByText("Sold out.").first(),
      page.getByRole("link", { name: /^Ask on Discord when it returns/ }),
      article(page).locator(".rows").getByRole("link").first(),
    ],
  },
  {
    what: "the price of a product that does not work, and what works instead",
    shop: liveShop,
    path: "/product/eft-lantern",
    windows: [phone, tablet, lowLaptop, { width: 844, height: 390 }],
    parts: (page) => [
      article(page).getByText("€9.00", { exact: true }).filter({ visible: true }).first(),
      article(page).locator(".rows").getByRole("link").first(),
    ],
  },
];

for (const { what, shop, path, windows, parts } of views) {
  test.describe(() => {
    test.use({ baseURL: shop });
    test(`in the first view is ${what}`, async ({ page, goto }) => {
      await goto(path);
      for (const viewport of windows) {
        await page.setViewportSize(viewport);
        for (const part of parts(page)) {
          await expect(part, `at ${viewport.width} × ${viewport.height} px`).toBeInViewport({
            ratio: 1,
          });
        }
      }
    });
  });
}

test("in a low window the headline has two lines, and the board two rows", async ({
  page,
  goto,
}) => {
  await page.setViewportSize(lowLaptop);
  await goto("/");
  const lines = () =>
    h1(page)
      .locator("bdi")
      .evaluate((headline) => headline.getClientRects().length);
  await expect.poll(lines).toBe(2);
  const board = page.getByRole("navigation", { name: "Products and their status" });
  await expect(board.getByRole("listitem")).toHaveCount(2);
  await expect(board).toBeInViewport({ ratio: 1 });
});

test("in a short window the bar at the top scrolls away", async ({ page, goto }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await goto("/product/151373");
  await page.evaluate(() => window.scrollBy(0, 200));
  await expect(page.getByRole("banner")).not.toBeInViewport();
});

test.describe("in a shop with products that do not work", () => {
  test.use({ baseURL: liveShop });

  test("the statuses of the board share an edge on a tablet", async ({ page, goto }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    await goto("/");
    const edges = await page
      .locator("main nav .status-text")
      .evaluateAll((statuses) => statuses.map((one) => one.getBoundingClientRect().left));
    expect(edges.length).toBeGreaterThan(1);
    expect(new Set(edges).size).toBe(1);
  });

  test("on a phone the price of such a product leads to its plans", async ({ page, goto }) => {
    await page.setViewportSize(phone);
    await goto("/product/eft-lantern");
    await article(page).getByRole("link", { name: "Lantern €9.00", exact: true }).click();
    await expect(page.getByRole("region", { name: "Subscription plan" })).toBeFocused();
  });

  test("a placeholder shows its game's code whole, and alone where it is small", async ({
    page,
    goto,
  }) => {
    await goto("/product/ub-reset");
    const codes = () =>
      page.locator(".placeholder").evaluateAll((all) =>
        all.map((placeholder) => {
          const box = placeholder.getBoundingClientRect();
          const range = document.createRange();
          range.selectNodeContents(placeholder.querySelector("span") ?? placeholder);
          const text = range.getBoundingClientRect();
          return {
            isWhole: text.left >= box.left && text.right <= box.right,
            hasDrawing: placeholder.querySelector("img")?.checkVisibility(),
            isSmall: box.width < 120,
          };
        }),
      );
    for (const viewport of [phone, desktop]) {
      await page.setViewportSize(viewport);
      await expect.poll(async () => (await codes()).length).toBeGreaterThan(2);
      // A code in the fallback font is wider.
      await page.evaluate(() => document.fonts.ready);
      for (const { isWhole, hasDrawing, isSmall } of await codes()) {
        expect(isWhole).toBe(true);
        expect(hasDrawing).toBe(!isSmall);
      }
    }
  });

  test("the lines of a placeholder are dark on a light background", async ({ page, goto }) => {
    await goto("/product/ub-reset");
    await page.addStyleTag({
      content: ".placeholder { background: #fff !important } .placeholder-code { display: none }",
    });
    const placeholder = page.locator(".placeholder").first();
    const darkest = async () => {
      const { channels } = await sharp(
        await placeholder.screenshot({ animations: "disabled" }),
      ).stats();
      return channels[0]?.min;
    };
    await expect.poll(darkest).toBeLessThan(200);
  });

  test("each picture of a list is as wide as its place", async ({ page, goto }) => {
    await goto("/");
    const narrow = () =>
      page.locator("#products img").evaluateAll(async (images) => {
        const shown = (images as HTMLImageElement[]).filter(
          (image) => image.clientWidth > 0 && !image.src.endsWith(".svg"),
        );
        for (const image of shown) image.loading = "eager";
        await Promise.all(shown.map((image) => image.decode()));
        // With a candidate's density, the natural width is that of `sizes`.
        return shown.filter(({ naturalWidth, clientWidth }) => naturalWidth < clientWidth - 1)
          .length;
      });
    for (const viewport of [phone, tablet, desktop]) {
      await page.setViewportSize(viewport);
      await expect.poll(narrow, `at ${viewport.width} px`).toBe(0);
    }
  });

  test("a display face of ordinary width breaks no word inside", async ({ page, goto }) => {
    for (const path of ["/", "/status"]) {
      await goto(path);
      await page.addStyleTag({
        content: 'h1, h2, h3, .type-display { font-family: Verdana, "DejaVu Sans" !important }',
      });
      for (const width of [390, 768, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        const broken = async () => {
          const faults = await page.evaluate(layoutFaults, { part: "body", ...wholeWords });
          // Longer words have room in the display face of the template alone.
          return faults.filter((fault) => /breaks the word "[^"]{2,9}"$/.test(fault));
        };
        await expect.poll(broken, `${path} at ${width} px`).toEqual([]);
      }
    }
  });
});
