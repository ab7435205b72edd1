import type { Page } from "@playwright/test";
import { productPath } from "#domain/paths.ts";
import { products } from "#tests/shop/products.ts";
import { shop } from "#tests/shop/shop.ts";
import { expect, phone, test, testShop } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import { heading, homeLink, productLink, scrollTop, statusLink } from "./main-screens.ts";
import { youtube } from "./outside-hosts.ts";
import { saveData, waitForScripts } from "./ready-pages.ts";

test.use({ viewport: phone });

const isScript = (url: string) => url.endsWith(".js");

const [product, otherProduct] = products.map(productPath);

for (const path of ["/", `${otherProduct}`]) {
  test(`from ${path}, the other screens load while the browser is idle, and none of them on a press`, async ({
    page,
    goto,
  }) => {
    await goto(path);
    await page.waitForLoadState("networkidle");
    const requested: string[] = [];
    page.on("request", (request) => requested.push(request.url()));
    await page.locator(`#products a[href="${product}"]`).press("Enter");
    await expect(heading(page)).toContainText(products[0]?.name ?? "");
    await page.locator(statusLink).press("Enter");
    await expect(heading(page)).toHaveText("Product status");
    expect(requested.filter(isScript)).toEqual([]);
  });
}

test("a visitor who saves data loads a screen with a press, which dims the current one meanwhile", async ({
  page,
  goto,
}) => {
  await saveData(page);
  await goto("/");
  await page.waitForLoadState("networkidle");
  const release = await holdFiles(page, "**/assets/*.js");
  const main = page.locator("main");
  await expect(main).not.toHaveAttribute("aria-busy");
  await page.locator(statusLink).click();
  await expect(main).toHaveAttribute("aria-busy", "true");
  await expect(main).toHaveCSS("opacity", "0.5");
  await expect(heading(page)).toHaveText("We provide what people need");
  release();
  await expect(heading(page)).toHaveText("Product status");
  await expect(main).not.toHaveAttribute("aria-busy");
  await expect(main).toHaveCSS("opacity", "1");
});

test("a page that is opened again in a tab starts at its top, one that is reloaded where it was", async ({
  page,
  goto,
}) => {
  await goto("/");
  await page.evaluate(() => window.scrollTo(0, 700));
  await expect.poll(() => scrollTop(page)).toBe(700);
  await goto("/status");
  expect(await scrollTop(page)).toBe(0);
  await goto("/product/151373#plan-300003");
  await expect(page.locator("#plan-300003")).toBeInViewport();
  await goto("/");
  expect(await scrollTop(page)).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 400));
  await expect.poll(() => scrollTop(page)).toBe(400);
  await page.reload();
  await waitForScripts(page);
  await expect.poll(() => scrollTop(page)).toBe(400);
  await goto("/status");
  await page.goBack();
  await expect.poll(() => scrollTop(page)).toBe(400);
});

test("a scroll, a focus and a press from before the start stay", async ({ page, allowHost }) => {
  allowHost(youtube);
  const release = await holdFiles(page, "**/assets/*.js");
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await page.getByRole("button", { name: "How the product works" }).click();
  const summary = page.locator("summary").first();
  await summary.focus();
  await summary.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const top = await scrollTop(page);
  expect(top).toBeGreaterThan(500);
  release();
  await waitForScripts(page);
  await expect(page.getByRole("dialog", { name: "How the product works" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect(await scrollTop(page)).toBe(top);
  await expect(summary).toBeFocused();
});

test("a page that a host serves at another address shows its own instead", async ({
  page,
  goto,
}) => {
  for (const [address, own] of [
    ["//status", "/status"],
    ["/product/151373.html", "/product/151373"],
  ] as const) {
    const { origin } = new URL(testShop);
    await page.route(`${origin}${address}?**`, async (route) => {
      await route.fulfill({ response: await route.fetch({ url: origin + own }) });
    });
    await goto(`${origin}${address}?from=chat#products`);
    await expect(page).toHaveURL(`${own}?from=chat#products`);
    await expect(heading(page)).not.toHaveText("Unexpected Application Error!");
    const canonical = await page.locator('link[rel="canonical"]').getAttribute("href");
    expect(canonical).toBe(shop.siteUrl + own);
  }
});

test("30 route changes leave no nodes, listeners or memory behind", async ({ page, goto }) => {
  await goto("/");
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  const measure = async () => {
    await page.waitForLoadState("networkidle");
    await session.send("HeapProfiler.collectGarbage");
    const { metrics } = await session.send("Performance.getMetrics");
    const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? NaN;
    return {
      nodes: of("Nodes"),
      listeners: of("JSEventListeners"),
      heapBytes: of("JSHeapUsedSize"),
    };
  };
  const changeRoutes = async (rounds: number) => {
    for (let round = 0; round < rounds; round += 1) {
      for (const link of [statusLink, homeLink, productLink]) {
        await page.locator(link).first().press("Enter");
        await expect(heading(page)).toBeFocused();
      }
    }
  };
  await changeRoutes(3);
  const before = await measure();
  await changeRoutes(10);
  // The browser frees the last screen when its pictures are decoded.
  await expect.poll(async () => (await measure()).nodes).toBeLessThan(before.nodes + 10);
  const after = await measure();
  expect(after.listeners).toBeLessThan(before.listeners + 10);
  expect(after.heapBytes).toBeLessThan(before.heapBytes * 1.15);
});

/** The place of every element of the screen, and the look of its boxes and pseudo-elements. */
const lookOfScreen = (page: Page) =>
  page.locator("main *").evaluateAll((elements) =>
    elements
      .filter((element) => element.checkVisibility())
      .map((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const boxes = ["", "::before", "::after"].map((part) => {
          const style = getComputedStyle(element, part);
          return [style.content, style.color, style.backgroundColor, style.borderColor].join(" ");
        });
        const place = [x, y + scrollY, width, height].map(Math.round).join(" ");
        return `${element.tagName} ${element.className.toString()}: ${place} ${boxes.join(" | ")}`;
      }),
  );

test("a screen that a link opens looks like its page", async ({ page, goto }) => {
  const screens = [
    { path: `/product/${products[0]?.id}`, link: productLink },
    { path: "/status", link: statusLink },
    { path: "/", link: homeLink },
  ];
  const looks: Record<string, string[]> = {};
  for (const { path } of screens) {
    await goto(path);
    // Until then, what enters the page has arrived.
    await page.waitForLoadState("networkidle");
    looks[path] = await lookOfScreen(page);
    expect(looks[path].length, path).toBeGreaterThan(20);
  }
  for (const { path, link } of screens) {
    await page.locator(link).first().press("Enter");
    await expect(page).toHaveURL(path);
    await expect.poll(() => lookOfScreen(page), path).toEqual(looks[path]);
  }
});
