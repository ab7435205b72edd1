import type { Browser, BrowserContextOptions } from "@playwright/test";
import { routePaths } from "#domain/paths.ts";
import type { Figure } from "./figure.ts";
import { measuredPages, openPage, phone, type Subject } from "./pages.ts";

const sharpPhone = { ...phone, deviceScaleFactor: 3 };
const screens: Record<string, BrowserContextOptions> = {
  "390 px at 3×": sharpPhone,
  "768 px at 2×": { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  "1440 px at 1×": { viewport: { width: 1440, height: 900 } },
};

/**
 * What Home sends to a phone before an interaction, and how many more pixels pictures have than they
 * are drawn on. budget.spec.ts holds the sizes of pages and scripts.
 */
export async function bytesPart({ browser, shop }: Subject): Promise<Figure[]> {
  const figures = [await homeBytes(browser, shop)];
  for (const [screen, options] of Object.entries(screens)) {
    for (const path of measuredPages) {
      const page = await openIdlePage(browser, shop + path, options);
      const value = await page.evaluate(widestPicture);
      await page.context().close();
      figures.push({ name: `Widest picture: ${path}, ${screen}`, value, unit: "×", goal: 1.5 });
    }
  }
  return figures;
}

async function homeBytes(browser: Browser, url: string): Promise<Figure> {
  const page = await openIdlePage(browser, url + routePaths.home, sharpPhone);
  const bytes = await page.evaluate(() =>
    performance
      .getEntries()
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .filter(({ name }) => !/\.(?:webm|mp4)$/.test(name))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
  await page.context().close();
  const name = "Home on a phone before a press, all but the film";
  // 55 of them are the product screen and the thumbnails of two products, whose links are in view.
  return { name, value: bytes / 1024, unit: "KiB", goal: 375 };
}

async function openIdlePage(browser: Browser, url: string, options: BrowserContextOptions) {
  const page = await openPage(browser, url, options);
  // For requests that are made when the page is idle.
  await page.waitForTimeout(3000);
  return page;
}

/**
 * Runs in the page. Scrolls through it, and returns the largest ratio between a picture's width and
 * the pixels it is drawn on. A file that is used twice counts at its larger place.
 */
async function widestPicture(): Promise<number> {
  for (let y = 0; y < document.body.scrollHeight; y += 400) {
    window.scrollTo(0, y);
    await new Promise((resolve) => setTimeout(resolve, 80));
  }
  await new Promise((resolve) => setTimeout(resolve, 1000));
  const ratios = new Map<string, number>();
  for (const image of document.images) {
    if (!image.complete || image.currentSrc === "" || image.clientWidth === 0) continue;
    // With srcset, naturalWidth follows `sizes`; an Image of its own has the file's width.
    const file = new Image();
    file.src = image.currentSrc;
    await file.decode();
    const scales = [image.clientWidth / file.naturalWidth, image.clientHeight / file.naturalHeight];
    const isCover = getComputedStyle(image).objectFit === "cover";
    const scale = isCover ? Math.max(...scales) : Math.min(...scales);
    const ratio = 1 / (scale * devicePixelRatio);
    ratios.set(file.src, Math.min(ratio, ratios.get(file.src) ?? ratio));
  }
  return Math.max(0, ...ratios.values());
}
