import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { serveFolder } from "#tests/serve-folder.ts";
import { launchOptions } from "./launch-options.ts";
import { type OpenState, openStates } from "./open-states.ts";
import { markReadyPages, waitForScripts } from "./ready-pages.ts";

/**
 * `npm run look`: screenshots of the last build, every screen and state at three widths, in `.look/`,
 * and the README's picture. A part of a state's name takes fewer: `npm run look -- lightbox`.
 */
const folder = ".look";
const viewports = [
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];
const [filter = ""] = process.argv.slice(2);
const distDir = process.env["SHOP_FOLDER"] ?? "dist";

if (!existsSync(`${distDir}/index.html`)) throw new Error(`There is no build in ${distDir}.`);
await mkdir(folder, { recursive: true });
const { url, close } = await serveFolder(distDir);
const browser = await chromium.launch(launchOptions());
try {
  for (const viewport of viewports) {
    for (const state of openStates.filter(({ name }) => name.includes(filter))) {
      if (state.isOfPhone && viewport.width > 390) continue;
      const file = `${folder}/${state.name.replaceAll(" ", "-")}-${viewport.width}.png`;
      await sharp(await screenshot(state, viewport)).toFile(file);
      console.log(file);
    }
  }
  if (filter === "" && distDir === "dist") {
    const home = await screenshot({ name: "home", path: "/", act: async () => undefined });
    await sharp(home).resize(1200).webp({ quality: 80 }).toFile("docs/shop.webp");
  }
} finally {
  await browser.close();
  await close();
}

/** The whole page as it opens, or the viewport after the state's actions. */
async function screenshot(
  { path, before, act }: OpenState,
  viewport = { width: 1440, height: 900 },
): Promise<Buffer> {
  const isMobile = viewport.width < 1000;
  const context = await browser.newContext({
    baseURL: url,
    viewport,
    hasTouch: isMobile,
    isMobile,
    // The poster instead of the film, so that every run takes the same pictures.
    reducedMotion: "reduce",
  });
  await markReadyPages(context);
  const page = await context.newPage();
  await page.route(
    (address) => address.origin !== url,
    (route) => route.fulfill({ contentType: "text/html", body: "" }),
  );
  await before?.(page, () => undefined);
  await page.goto(path);
  await waitForScripts(page);
  await act?.(page);
  if (act === undefined) await page.evaluate(scrollThrough);
  await page.waitForTimeout(500);
  const picture = await page.screenshot({ fullPage: act === undefined });
  await context.close();
  return picture;
}

/** Runs in the page. Loads the lazy pictures below the fold. */
async function scrollThrough(): Promise<void> {
  for (let y = 0; y < document.body.scrollHeight; y += 500) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
  window.scrollTo(0, 0);
}
