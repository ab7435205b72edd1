import { chromium } from "@playwright/test";
import { launchOptions } from "#tests/browser/launch-options.ts";
import { serveFolder } from "./serve-folder.ts";
import { openSlowPage } from "./slow-page.ts";

const queries = ["temp spoofer 1", "private 1", "silent contour", "zzz", "polar 4"];

/**
 * Types in the search box and returns the milliseconds from each key to the painted result,
 * without the wait for the next frame (up to 16 ms on any page).
 */
export async function filterTimes(distDir: string): Promise<number[]> {
  const shop = await serveFolder(distDir);
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await openSlowPage(browser, `${shop.url}/`);
    const search = page.getByRole("searchbox");
    await search.click();
    await page.waitForTimeout(1000);
    await page.evaluate(watchFilter);
    for (const query of queries) {
      for (const key of [...query.split(""), ...Array.from(query, () => "Backspace")]) {
        await page.keyboard.press(key);
        await page.waitForTimeout(120);
      }
    }
    return await page.evaluate<number[]>("filterTimes");
  } finally {
    await browser.close();
    shop.close();
  }
}

/** Runs in the page. Keys that change nothing are not counted. */
function watchFilter(): void {
  const times: number[] = [];
  Object.assign(window, { filterTimes: times });
  const section = document.querySelector("#products");
  if (!section) throw new Error("Home has no section of products.");
  let pressedAt: number | undefined;
  // A task queued during a frame runs after that frame is painted.
  const afterPaint = new MessageChannel();
  afterPaint.port1.addEventListener("message", ({ data }) => {
    times.push(performance.now() - Number(data));
  });
  afterPaint.port1.start();
  addEventListener("keydown", ({ timeStamp }) => (pressedAt = timeStamp), true);
  new MutationObserver(() => {
    if (pressedAt === undefined) return;
    const untilChangeMs = performance.now() - pressedAt;
    pressedAt = undefined;
    requestAnimationFrame(() => {
      afterPaint.port2.postMessage(performance.now() - untilChangeMs);
    });
  }).observe(section, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ["hidden"],
  });
}
