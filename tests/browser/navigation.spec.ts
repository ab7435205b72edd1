import { products } from "#tests/shop/products.ts";
import { expect, phone, test } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import {
  heading,
  homeLink,
  productLink,
  scrollTop,
  statusLink,
  visitMainScreens,
} from "./main-screens.ts";
import { playIpService } from "./outside-hosts.ts";
import { drawBrowserCheck } from "./stored-preferences.ts";

test.use({ viewport: phone });

const screenChunks = /assets\/(?:home|status|product)-screen-/;

test("the other screens load while the browser is idle, and none of them on a press", async ({
  page,
  goto,
}) => {
  const loaded = Promise.all(
    ["status-screen", "product-screen"].map((name) =>
      page.waitForResponse((response) => response.url().includes(name)),
    ),
  );
  await goto("/");
  await loaded;
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await visitMainScreens(page);
  expect(requested.filter((url) => screenChunks.test(url))).toEqual([]);
});

test("a visitor who saves data loads a screen with the press on its link", async ({
  page,
  goto,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, "connection", { value: { saveData: true } });
  });
  const requested: string[] = [];
  page.on("request", (request) => requested.push(request.url()));
  await goto("/");
  await page.waitForLoadState("networkidle");
  expect(requested.filter((url) => /(?:status|product)-screen-/.test(url))).toEqual([]);
  await visitMainScreens(page);
});

test("a screen that takes a while to load dims the current one, and then replaces it", async ({
  page,
  goto,
}) => {
  const release = await holdFiles(page, "**/assets/status-screen-*.js");
  await goto("/");
  await page.locator(statusLink).click();
  await expect(page.locator("main")).toHaveAttribute("aria-busy", "true");
  await expect(heading(page)).toHaveText("We provide what people need");
  release();
  await expect(heading(page)).toHaveText("Product status");
  await expect(page.locator("main")).not.toHaveAttribute("aria-busy");
});

test("a browser check that is drawn covers the new screen from its first frame", async ({
  page,
  goto,
  allowHost,
}) => {
  playIpService(allowHost);
  await drawBrowserCheck(page);
  await goto("/");
  await page.evaluate(() => {
    const look = () => {
      const isShown = document.querySelector("main h1")?.textContent.startsWith("Private");
      if (!isShown) return requestAnimationFrame(look);
      const isCovered = document.querySelector("dialog[open]") !== null;
      return document.documentElement.setAttribute("data-covered", String(isCovered));
    };
    look();
  });
  await page.locator(productLink).first().click();
  await expect(page.locator("html")).toHaveAttribute("data-covered", "true");
});

test("a screen opens fresh each time: without its lightbox and its busy checkout", async ({
  page,
  goto,
}) => {
  await holdFiles(page, "**/demo-seller/embed.js");
  await goto("/");
  const leaveAndReturn = async () => {
    await page.goBack();
    await expect(page).toHaveURL("/");
    await page.goForward();
    await expect(heading(page)).toContainText(products[0]?.name ?? "");
  };
  await page.locator(productLink).first().click();
  await page.getByRole("button", { name: /Open full screen|Play the video/ }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await leaveAndReturn();
  await expect(page.getByRole("dialog")).toHaveCount(0);

  const purchase = page.getByRole("button", { name: /^Purchase/ }).first();
  await purchase.click();
  await expect(purchase).toHaveAttribute("aria-busy", "true");
  await leaveAndReturn();
  await expect(purchase).toHaveAttribute("aria-busy", "false");
});

test("a page that is opened in the same tab starts at its top, or at the plan in its address", async ({
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
  // The browser restores the place of a page that is reloaded.
  await goto("/");
  await expect.poll(() => scrollTop(page)).toBe(700);
});

for (const address of ["/status/", "/index.html", "/status.html", "/product/151373.html"]) {
  test(`the page of ${address} shows its own address instead`, async ({ page, goto }) => {
    const own = address.replace(/(?:index)?\.html$|\/$/, "") || "/";
    // A host that serves the page there.
    await page.route(new RegExp(`${address.replace(".", "\\.")}\\?`), async (route) => {
      const response = await route.fetch({ url: new URL(own, route.request().url()).href });
      await route.fulfill({ response });
    });
    const canonical = () => page.locator('link[rel="canonical"]').getAttribute("href");
    await goto(`${address}?from=chat#products`);
    await expect(page).toHaveURL(`${own}?from=chat#products`);
    await expect(heading(page)).not.toHaveText("Unexpected Application Error!");
    expect(await canonical()).toMatch(new RegExp(`^https://[^/]+${own}$`));
  });
}

test("60 route changes leave no nodes, listeners or memory behind", async ({ page, goto }) => {
  test.setTimeout(120_000);
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
  await changeRoutes(20);
  const after = await measure();
  expect(after.nodes).toBeLessThan(before.nodes + 20);
  expect(after.listeners).toBeLessThan(before.listeners + 20);
  expect(after.heapBytes).toBeLessThan(before.heapBytes * 1.3);
});
