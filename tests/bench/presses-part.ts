import { chromium, type Page } from "@playwright/test";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { routePaths } from "#paths.ts";
import type { BenchPart } from "./bench-part.ts";
import { serveWithoutScripts } from "./pages-without-scripts.ts";
import type { Figure } from "./figure.ts";
import { serveFolder } from "./serve-folder.ts";
import { shopPages } from "./shop-pages.ts";
import { openSlowPage } from "./slow-page.ts";

type Press = {
  name: string;
  path: string;
  target: (page: Page) => ReturnType<Page["locator"]>;
  /** On the pages without scripts: what the browser itself takes. */
  isFloor?: boolean;
};

const firstQuestion = (page: Page) => page.locator("details > summary").first();
const productPage = shopPages.at(-1) ?? routePaths.home;
const presses: Press[] = [
  {
    name: "Menu",
    path: routePaths.home,
    target: (page) => page.getByRole("button", { name: "Menu" }),
  },
  {
    name: "Filter",
    path: routePaths.home,
    target: (page) => page.getByRole("group", { name: "Game" }).getByRole("button").last(),
  },
  {
    name: "FAQ",
    path: routePaths.home,
    target: firstQuestion,
  },
  {
    name: "FAQ without scripts (floor)",
    path: routePaths.home,
    target: firstQuestion,
    isFloor: true,
  },
  {
    name: "Film",
    path: routePaths.home,
    target: (page) => page.getByRole("button", { name: "How the product works" }),
  },
  {
    name: "Thumbnail",
    path: productPage,
    target: (page) => page.getByRole("button", { name: /^Picture 2 of/ }),
  },
  {
    name: "Choose a plan",
    path: productPage,
    target: (page) => page.getByRole("link", { name: "Choose a plan" }),
  },
  {
    name: "Lightbox",
    path: productPage,
    target: (page) => page.getByRole("button", { name: /Open full screen|Play the video/ }),
  },
  {
    name: "Purchase",
    path: productPage,
    target: (page) => page.getByRole("button", { name: /Purchase/ }).first(),
  },
];
const ways = ["touch", "key"] as const;

/** The time from the first press of a visit to the next paint; the slowest of all visits. */
export const pressesPart: BenchPart = async ({ distDir, runs }) => {
  const shop = await serveFolder(distDir);
  const twin = await serveWithoutScripts(distDir);
  const browser = await chromium.launch(launchOptions());
  const figures: Figure[] = [];
  try {
    for (const press of presses) {
      for (const way of ways) {
        const times: number[] = [];
        for (let run = 0; run < runs; run += 1) {
          const { url } = press.isFloor ? twin : shop;
          const page = await openSlowPage(browser, url + press.path, watchPresses, !press.isFloor);
          times.push(await pressOnce(page, press, way));
          await page.context().close();
        }
        console.log(`  ${press.name} by ${way}: ${times.join(" ")}`);
        figures.push({
          group: "Press to paint at a quarter of the speed, the slowest of all visits",
          name: `${press.name}, by ${way}`,
          unit: "ms",
          value: Math.max(...times),
          ...(!press.isFloor && { goal: { atMost: 100 } }),
        });
      }
    }
    return figures;
  } finally {
    await browser.close();
    shop.close();
    await twin.close();
  }
};

async function pressOnce(
  page: Page,
  { target }: Press,
  way: (typeof ways)[number],
): Promise<number> {
  const element = target(page);
  await element.scrollIntoViewIfNeeded();
  await page.waitForTimeout(800);
  if (way === "touch") {
    await element.tap();
  } else {
    await element.focus();
    await page.keyboard.press("Enter");
  }
  await page.waitForTimeout(1200);
  return Math.max(...(await page.evaluate<number[]>("pressTimes")));
}

async function watchPresses(page: Page): Promise<void> {
  // The seller responds late, so that the page is still there to be measured.
  await page.route("**/embed.js", async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    await route.abort().catch(() => undefined);
  });
  await page.addInitScript(() => {
    // Event Timing does not report events below 16 ms.
    const pressTimes = [16];
    Object.assign(window, { pressTimes });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
        if (entry.interactionId > 0) pressTimes.push(entry.duration);
      }
    }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  });
}
