import { existsSync } from "node:fs";
import { mkdir, readdir, rm, writeFile } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { createShopServer } from "#hosting/shop-server.ts";
import { launchOptions } from "./launch-options.ts";
import { lookIndexHtml } from "./look-index.ts";
import { type Look, looks, readmeLook } from "./looks.ts";
import { markReadyPages, waitForScripts } from "./ready-pages.ts";

/**
 * `npm run look`: screenshots of the last build, every screen and open state at three widths, in
 * `.look/` with an `index.html` over them, and the README's picture. Arguments take fewer:
 * `npm run look -- lightbox 390`.
 */
const folder = ".look";
const widths = [390, 768, 1440];
const heights: Record<number, number> = { 320: 640, 390: 844, 768: 1024, 1440: 900 };
const readmePicture = { file: "docs/shop.webp", viewport: 1440, width: 1200 };

const words = process.argv.slice(2);
const askedWidths = words.filter((word) => /^\d+$/.test(word)).map(Number);
const askedNames = words.filter((word) => !/^\d+$/.test(word));
const isAsked = ({ name }: Look) =>
  askedNames.length === 0 || askedNames.some((word) => name.includes(word));

const dist = process.env["SHOP_FOLDER"] ?? "dist";
if (!existsSync(`${dist}/index.html`)) {
  console.error(`There is no build in ${dist}. Run: npm run build`);
  process.exit(1);
}
const server = createShopServer(dist).listen(0, "localhost");
await new Promise((resolve) => server.once("listening", resolve));
const baseURL = `http://localhost:${(server.address() as AddressInfo).port}`;
const browser = await chromium.launch(launchOptions());
if (words.length === 0) await rm(folder, { recursive: true, force: true });
await mkdir(folder, { recursive: true });

for (const width of askedWidths.length > 0 ? askedWidths : widths) {
  for (const look of looks.filter(isAsked)) {
    const path = `${folder}/${look.name}-${width}.png`;
    await writeFile(path, await screenshot(look, width));
    console.log(path);
  }
}
if (isAsked(readmeLook)) {
  const picture = sharp(await screenshot(readmeLook, readmePicture.viewport));
  await picture.resize(readmePicture.width).webp({ quality: 80 }).toFile(readmePicture.file);
  console.log(readmePicture.file);
}
await browser.close();
server.close();
server.closeAllConnections();

// Lists the screenshots of earlier, narrower runs as well.
const files = await readdir(folder);
const pictures = looks.map(({ path, name }) => ({ path, name, widths: takenWidths(name) }));
await writeFile(
  `${folder}/index.html`,
  lookIndexHtml(pictures.filter((look) => look.widths.length > 0)),
);
console.log(`${folder}/index.html`);

function takenWidths(name: string): number[] {
  return files
    .filter((file) => file.startsWith(`${name}-`))
    .map((file) => Number(file.slice(name.length + 1, -".png".length)))
    .filter((width) => Number.isInteger(width))
    .toSorted((a, b) => a - b);
}

async function screenshot(look: Look, width: number): Promise<Buffer> {
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
  if (look.isFullPage) await scrollThrough(page);
  await page.waitForTimeout(500);
  const picture = await page.screenshot({ fullPage: look.isFullPage ?? false });
  await context.close();
  return picture;
}

/** Loads the lazy images below the fold. */
async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState("networkidle");
}
