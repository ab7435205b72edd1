import { stripVTControlCharacters } from "node:util";
import { type Browser, expect, type Page } from "@playwright/test";
import { pagePaths, planPath, planRowId, productPath } from "#domain/paths.ts";
import { platformProduct, type Product } from "#domain/product.ts";
import { contrastByPixels, expectNoAxeViolations } from "#tests/browser/axe.ts";
import { type Answer, guardOutsideHosts } from "#tests/browser/outside-hosts.ts";
import { expectNothingCut, expectSoundLayout } from "#tests/browser/page-measures.ts";
import { watchNoise } from "#tests/browser/page-noise.ts";
import { markReadyPages, waitForScripts } from "#tests/browser/ready-pages.ts";
import { preventBrowserCheck } from "#tests/browser/stored-preferences.ts";
import { expectPublished } from "./expect-published.ts";
import type { RandomShop } from "./random-shop.ts";

export type Fault = { path: string; check: string; what: string };

/** Plays the seller, who notes what Purchase sends. */
const playSeller: Answer = (route) =>
  route.fulfill({
    contentType: "text/javascript",
    body: "window.sellAuthEmbed = { checkout: (_, request) => (window.sent = request) };",
  });

type Visit = {
  url: string;
  shop: RandomShop;
  /** Whether words may break, because names are longer than the layout keeps its form for. */
  isBeyond: boolean;
  /** The only path to open. */
  only?: string | undefined;
};

/** Opens the pages of a served shop at 320 and 1280 px. Of many products, the first two and the last. */
export async function visitShop(browser: Browser, { url, shop, isBeyond, only }: Visit) {
  const faults: Fault[] = [];
  const measured = new Set<string>();
  const products = shop["products.ts"].filter((_, at, { length }) => at < 2 || at === length - 1);
  const found = pagePaths(products);
  const paths = [...found, "/product/unknown", "/nowhere"].filter(
    (path) => path === (only ?? path),
  );
  for (const [width, height] of [
    [320, 640],
    [1280, 800],
  ] as const) {
    const context = await browser.newContext({
      viewport: { width, height },
      reducedMotion: "reduce",
    });
    context.setDefaultTimeout(10_000);
    // tsx keeps the names of functions that run in a page, and calls this for it.
    await context.addInitScript("globalThis.__name = (value) => value");
    await markReadyPages(context);
    await preventBrowserCheck(context);
    const noise = watchNoise(context);
    const outside = guardOutsideHosts(context, url);
    const script = new URL(shop["shop.ts"].checkoutScriptUrl, url);
    if (script.origin === url) await context.route(script.href, playSeller);
    else outside.allowHost(script.origin, playSeller);
    const page = await context.newPage();
    const check = async (path: string, name: string, act: () => Promise<unknown>) => {
      const thrown = await act().then(
        () => [],
        (error: Error) => [plain(error.message)],
      );
      const seen = [...thrown, ...noise.takeFaults(), ...outside.takeFaults()].filter(
        (what) => !/status of 404.*(?:unknown|nowhere)$/.test(what),
      );
      faults.push(...seen.map((what) => ({ path, check: `${name} at ${width}`, what })));
    };
    const open = async (path: string) => {
      await page.goto("about:blank");
      await page.goto(url + path);
      await waitForScripts(page);
    };
    for (const path of paths) {
      let delivered = "";
      await check(path, "start", async () => {
        delivered = await (await context.request.get(url + path)).text();
        await open(path);
      });
      await check(path, "notice", () => dismissNotice(page, shop));
      await check(path, "text", () => expectText(page, delivered));
      await check(path, "cut", () => expectNothingCut(page, ""));
      await check(path, "layout", () => expectSoundLayout(page, "", "body", isBeyond));
      await check(path, "axe", async () => {
        for (const { name, selector } of await expectNoAxeViolations(page)) {
          // The same place of another product's page, or of another window, has the same colours.
          const place = `${path.split("/", 2).join("/")} ${name}`;
          if (measured.has(place)) continue;
          measured.add(place);
          const { contrast = 21, least = 0 } = (await contrastByPixels(page, selector)) ?? {};
          expect(contrast, `contrast of ${name}`).toBeGreaterThanOrEqual(least);
        }
      });
      if (!found.includes(path) || width !== 320) continue;
      await check(path, "link", async () => {
        await open(path === "/" ? "/status" : "/");
        await dismissNotice(page, shop);
        await page
          .locator(`a[href="${path}"]`)
          .first()
          .evaluate((link: HTMLElement) => link.click());
        await page.waitForURL(url + path);
        await expectText(page, delivered);
      });
      await check(path, "published", () => expectPublished(page, url, shop, path));
    }
    if (paths.includes("/"))
      await check("/", "search", () => open("/").then(() => findByName(page, shop)));
    for (const product of products.filter((one) => paths.includes(productPath(one)))) {
      await check(productPath(product), "plans", () => buyPlans(page, open, shop, product));
    }
    await context.close();
  }
  return faults;
}

/** The lines of Playwright's message that say something. */
const plain = (message: string) =>
  stripVTControlCharacters(message)
    .replace(/Call log[^]*/i, "")
    .replaceAll(/^.*(?:expect\(|- Expected|\+ Received|Array \[|^[+ ] +\],?$).*\n?|\n(?=\n)/gm, "")
    .slice(0, 900);

/** Expects the page to have the words of a file, as a parser reads it. */
async function expectText(page: Page, html: string): Promise<void> {
  const words = (file?: string) =>
    page.evaluate((source) => {
      const parsed =
        source === undefined ? document : new DOMParser().parseFromString(source, "text/html");
      return parsed.querySelector("#root")?.textContent.split(" ");
    }, file);
  // Animations are paused for a visitor who prefers that, which the file cannot know.
  const delivered = await words(html.replaceAll("Pause motion", "Play motion"));
  await expect.poll(() => words()).toEqual(delivered);
}

async function dismissNotice(page: Page, shop: RandomShop): Promise<void> {
  const { enabled, showOnce } = shop["preferences.ts"].notifications.discord;
  const isSeen = () => page.evaluate(() => localStorage.getItem("hasSeenDiscordNotice") !== null);
  if (!enabled || (showOnce && (await isSeen()))) return;
  const notice = page.locator("dialog[open], aside", { hasText: "Join New Server" });
  const close = notice.locator("button");
  // It hides while it covers the focus, and on a phone beside a product that cannot be bought today.
  const isHidden = await notice.evaluate((element) => {
    const { visibility, pointerEvents } = getComputedStyle(element);
    return visibility === "hidden" || pointerEvents === "none";
  });
  if (isHidden) await close.evaluate((button: HTMLElement) => button.click());
  else await close.click({ timeout: 5000 });
  await notice.waitFor({ state: "detached" });
}

/** Types each product's name without what no keyboard has. */
async function findByName(page: Page, shop: RandomShop): Promise<void> {
  await dismissNotice(page, shop);
  const missing: string[] = [];
  for (const product of shop["products.ts"].slice(0, 20)) {
    const letters = product.name.normalize("NFC").replaceAll(/[\u00ad\u200e]/g, "");
    const typed = letters.replaceAll(/[‘’]/g, "'").replaceAll(/\s+/g, " ");
    await page.getByPlaceholder("Search products...").fill(typed);
    const card = page.locator(`#products a[href="${productPath(product)}"]`).first();
    await card.waitFor({ timeout: 2000 }).catch(() => missing.push(product.name));
  }
  expect(missing).toEqual([]);
}

/** Opens the first and the last plan by their addresses, and buys them. */
async function buyPlans(
  page: Page,
  open: (path: string) => Promise<void>,
  shop: RandomShop,
  product: Product,
) {
  const plans = product.subscriptions.filter(({ soldOut }) => !soldOut);
  for (const plan of new Set([...plans.slice(0, 1), ...plans.slice(-1)])) {
    await open(planPath(product, plan));
    await dismissNotice(page, shop);
    // The shop ignores a press so soon after one that closed something at its place.
    await page.waitForTimeout(500);
    const row = page.locator(`#${planRowId(plan)}`);
    await expect(row).toBeInViewport();
    // Away from the rows: a plan under the mouse becomes the current one.
    await page.mouse.move(0, 0);
    await expect(row).toHaveAttribute("aria-current", "true");
    await row.getByRole("button").click();
    const { productId } = platformProduct(shop["shop.ts"], product);
    const cart = [{ productId, variantId: plan.variantId, quantity: 1 }];
    const { shopId } = shop["shop.ts"];
    await expect.poll(() => page.evaluate("window.sent")).toEqual({ cart, shopId, modal: false });
  }
}
