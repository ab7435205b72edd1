import { mkdir, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import { createShopServer } from "#hosting/shop-server.ts";
import { launchOptions } from "./launch-options.ts";
import { markReadyPages, waitForScripts } from "./ready-pages.ts";
import { looks, type Look } from "./looks.ts";

/**
 * `npm run look`: pictures of every screen and open state, at three widths, into `.look/`.
 * Words behind it narrow it down: `npm run look -- lightbox 390`. It takes the last build.
 */
const folder = ".look";
const widths = [390, 768, 1440];
const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1440: 900 };

const words = process.argv.slice(2);
const askedWidths = words.filter((word) => /^\d+$/.test(word)).map(Number);
const askedNames = words.filter((word) => !/^\d+$/.test(word));

const server = createShopServer(process.env["SHOP_FOLDER"] ?? "dist").listen(0, "localhost");
await new Promise((resolve) => server.once("listening", resolve));
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(launchOptions());
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

for (const width of askedWidths.length > 0 ? askedWidths : widths) {
  for (const look of looks) {
    if (askedNames.length > 0 && !askedNames.some((name) => look.name.includes(name))) continue;
    await take(look, width);
  }
}
await browser.close();
server.close();
server.closeAllConnections();

async function take(look: Look, width: number): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: heights[width] ?? 900 },
    hasTouch: width < 1000,
    isMobile: width < 1000,
    ...look.options,
  });
  await markReadyPages(context);
  const page = await context.newPage();
  await page.route(
    (url) => url.origin !== baseURL,
    (route) =>
      route.fulfill({
        status: 200,
        contentType: "text/html",
        body: "<body style=background:#1b1b1f>",
      }),
  );
  await look.before?.(page);
  await page.goto(look.path);
  if (look.options?.javaScriptEnabled !== false) {
    await waitForScripts(page);
  }
  await look.act?.(page, width);
  if (look.isFullPage) await seeEverything(page);
  await page.waitForTimeout(500);
  const path = `${folder}/${look.name}-${width}.png`;
  await page.screenshot({ path, fullPage: look.isFullPage ?? false });
  console.log(path);
  await context.close();
}

/** Pictures below the fold come only when they are scrolled near. */
async function seeEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
