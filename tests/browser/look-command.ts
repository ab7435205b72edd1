import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { serveFolder } from "#tests/serve-folder.ts";
import { launchOptions } from "./launch-options.ts";
import { type OpenState, openStates } from "./open-states.ts";
import { markReadyPages, waitForScripts } from "./ready-pages.ts";

/**
 * `npm run look`: screenshots of the last build, every screen and state at six widths, in `.look/`, and
 * the README's picture. Also the pages of the large shop, if `npx vite build --mode .cache/large-shop` has built it. A
 * part of a file's name takes fewer: `npm run look -- home-390`.
 */
const folder = ".look";
const largeSite = "node_modules/.cache/sites/.cache/large-shop";
const viewports = [
  { width: 320, height: 700 },
  { width: 390, height: 844 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
];
/** The sample's pages in full length that `openStates` has only in other states. */
const sampleStates: OpenState[] = [{ name: "home", path: "/" }, ...openStates];
/** By their place in the large shop: featured, in trouble, with long texts, without a picture, with 24 plans, with one, in Arabic. */
const largeStates: OpenState[] = [
  { name: "large home", path: "/" },
  { name: "large status", path: "/status" },
  ...["01", "03", "05", "06", "08", "09", "10"].map((number) => ({
    name: `large product ${number}`,
    path: `/product/item-${number}`,
  })),
];
const [filter = ""] = process.argv.slice(2);

if (!existsSync("dist/index.html")) throw new Error("There is no build. Run: npm run build");
await mkdir(folder, { recursive: true });
const browser = await chromium.launch(launchOptions());
try {
  await look("dist", sampleStates);
  if (existsSync(`${largeSite}/index.html`)) await look(largeSite, largeStates);
} finally {
  await browser.close();
}

/** Takes the states of a built site. */
async function look(site: string, states: readonly OpenState[]): Promise<void> {
  const { url, close } = await serveFolder(site);
  try {
    for (const viewport of viewports) {
      for (const state of states) {
        if (state.isOfPhone && viewport.width > 390) continue;
        const file = `${folder}/${state.name.replaceAll(" ", "-")}-${viewport.width}.png`;
        if (!file.includes(filter)) continue;
        await sharp(await screenshot(url, state, viewport)).toFile(file);
        console.log(file);
      }
    }
    if (filter === "" && site === "dist") {
      const home = await screenshot(url, { name: "home", path: "/", act: async () => undefined });
      await sharp(home).resize(1200).webp({ quality: 80 }).toFile("docs/shop.webp");
    }
  } finally {
    await close();
  }
}

/** The whole page as it opens, or the viewport after the state's actions. */
async function screenshot(
  url: string,
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
  for (const image of document.images) {
    // Otherwise a picture that is decoded later is blank.
    image.decoding = "sync";
    if (image.checkVisibility()) await image.decode();
  }
}
