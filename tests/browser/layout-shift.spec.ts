import type { Page } from "@playwright/test";
import { desktop, expect, phone, test, withMotion } from "./fixtures.ts";
import { holdFiles } from "./hold-files.ts";
import { twoFrames } from "./page-measures.ts";
import { storePreferences } from "./stored-preferences.ts";

test.use(withMotion);

const mostShift = 0.005;

type Shift = { value: number; sources: string[] };

/** Adds up all layout shifts from the first paint on, including those after input. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        sources: { node?: Node }[];
      })[]) {
        const sources = entry.sources.map(({ node }) =>
          node instanceof Element ? `${node.tagName} ${node.className}` : String(node?.nodeName),
        );
        shifts.push({ value: entry.value, sources });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as never as { shifts: Shift[] }).shifts);
}

/** Waits for every picture that is or has been in the window. Browsers may leave others for later. */
async function waitForPictures(page: Page) {
  await expect
    .poll(() =>
      page.evaluate(() =>
        [...document.images]
          .filter((image) => image.checkVisibility() && !image.complete)
          .filter((image) => image.getBoundingClientRect().top < window.innerHeight)
          .map(({ src }) => src),
      ),
    )
    .toEqual([]);
  await twoFrames(page);
}

async function waitForFonts(page: Page) {
  await page.evaluate(async () => void (await document.fonts.ready));
  await twoFrames(page);
}

function expectNoShift(shifts: readonly Shift[], where: string) {
  const sum = shifts.reduce((total, { value }) => total + value, 0);
  expect(sum, `${where}: ${JSON.stringify(shifts)}`).toBeLessThan(mostShift);
}

for (const { viewport, isAnnounced } of [
  { viewport: phone, isAnnounced: true },
  { viewport: desktop, isAnnounced: false },
]) {
  const announced = isAnnounced ? "with" : "without";
  test(`nothing shifts at ${viewport.width} px ${announced} the announcement, over load, late fonts and scroll`, async ({
    page,
    goto,
  }) => {
    await page.setViewportSize(viewport);
    if (isAnnounced) {
      await storePreferences(page, { notifications: { announcement: { enabled: true } } });
    }
    const shifts = await watchShifts(page);
    for (const path of ["/", "/status", "/product/151373"]) {
      const release = await holdFiles(page, "**/*.woff2");
      await goto(path);
      await waitForPictures(page);
      release();
      await waitForFonts(page);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let y = 0; y < height; y += viewport.height) {
        await page.mouse.wheel(0, viewport.height);
        await twoFrames(page);
      }
      await waitForPictures(page);
      await waitForFonts(page);
      expectNoShift(await shifts(), path);
    }
  });
}
