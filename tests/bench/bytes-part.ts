import { type Browser, type BrowserContextOptions, chromium, type Page } from "@playwright/test";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { markReadyPages, waitForScripts } from "#tests/browser/ready-pages.ts";
import { routePaths } from "#paths.ts";
import type { BenchPart } from "./bench-part.ts";
import { answerBytes } from "./answer-bytes.ts";
import type { Figure } from "./figure.ts";
import { serveFolder } from "./serve-folder.ts";
import { shopPages } from "./shop-pages.ts";
import { sentFiles } from "./sent-files.ts";
import { pictureFits } from "./picture-fits.ts";

const screens: { name: string; options: BrowserContextOptions }[] = [
  {
    name: "390 px at 3×",
    options: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 3, isMobile: true },
  },
  {
    name: "768 px at 2×",
    options: { viewport: { width: 768, height: 1024 }, deviceScaleFactor: 2 },
  },
  { name: "1440 px at 1×", options: { viewport: { width: 1440, height: 900 } } },
];

/** What the server sends for Home, and how well image sizes match the drawn pixels. */
export const bytesPart: BenchPart = async ({ distDir }) => {
  const shop = await serveFolder(distDir);
  const browser = await chromium.launch(launchOptions());
  try {
    return [
      ...(await homeBytes(browser, shop.url)),
      ...(await Promise.all(shopPages.map((path) => answerFigure(shop.url, path)))),
      ...(await pictureFigures(browser, shop.url)),
    ];
  } finally {
    await browser.close();
    shop.close();
  }
};

async function homeBytes(browser: Browser, url: string): Promise<Figure[]> {
  const page = await openedPage(browser, url + routePaths.home, screens[0]?.options);
  const files = await sentFiles(page);
  await page.context().close();
  const weigh = (some: typeof files) => some.reduce((sum, { bytes }) => sum + bytes, 0);
  const scripts = files.filter(({ kind }) => kind === "script");
  const shopFiles = files.filter(({ kind }) => kind !== "film");
  const group = "Home as sent to a phone, before any press";
  const figure = (name: string, bytes: number, rest: Pick<Figure, "goal" | "unit">): Figure => ({
    group,
    name,
    value: bytes / (rest.unit === "KB" ? 1000 : 1024),
    ...rest,
  });
  return [
    figure("JavaScript before hydration", weigh(scripts.filter(({ isEarly }) => isEarly)), {
      unit: "KiB",
      goal: { atMost: 100 },
    }),
    figure("JavaScript in all", weigh(scripts), { unit: "KiB", goal: { atMost: 125 } }),
    ...(["page", "font", "picture"] as const).map((kind) =>
      figure(`${kind}s`, weigh(files.filter((file) => file.kind === kind)), { unit: "KB" }),
    ),
    figure("Everything but the film", weigh(shopFiles), { unit: "KB", goal: { atMost: 350 } }),
  ];
}

/** TCP's initial congestion window: ten packets of 1460 bytes. */
const firstFlightBytes = 14_600;

async function answerFigure(url: string, path: string): Promise<Figure> {
  const { headers, body } = await answerBytes(url + path);
  return {
    group: "A page's answer with its headers, to come in the first round trip",
    name: path,
    unit: "KiB",
    value: (headers + body) / 1024,
    goal: { atMost: firstFlightBytes / 1024 },
  };
}

async function pictureFigures(browser: Browser, url: string): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { name, options } of screens) {
    for (const path of shopPages) {
      const page = await openedPage(browser, url + path, options);
      const fits = await pictureFits(page);
      await page.context().close();
      if (fits.length === 0) continue;
      figures.push({
        group: "Width of pictures against the pixels they are drawn on, the largest on each page",
        name: `${path}, ${name}`,
        unit: "×",
        value: Math.max(...fits.map(({ ratio }) => ratio)),
        goal: { atMost: 1.5 },
      });
    }
  }
  return figures;
}

async function openedPage(
  browser: Browser,
  url: string,
  options: BrowserContextOptions | undefined,
): Promise<Page> {
  const context = await browser.newContext(options);
  await markReadyPages(context);
  const page = await context.newPage();
  await page.goto(url, { waitUntil: "networkidle" });
  await waitForScripts(page);
  // Waits for requests made when idle.
  await page.waitForTimeout(3000);
  return page;
}
