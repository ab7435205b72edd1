import { expect, liveShop, test } from "./fixtures.ts";
import { twoFrames } from "./page-measures.ts";

test.use({ baseURL: liveShop });

test("a poster shows its game's code whole and bright in every width", async ({ page, goto }) => {
  for (const id of ["ub-reset", "cs2-heron", "apex-quartz"]) {
    await goto(`/product/${id}`);
    await page.evaluate(() => document.fonts.ready);
    for (const widthPx of [280, 600]) {
      const poster = page.locator("article .monogram").locator("..");
      await poster.evaluate((element, width) => {
        const frame = element.parentElement ?? element;
        Object.assign(frame.style, { width: `${width}px`, height: `${width / 1.6}px` });
      }, widthPx);
      await twoFrames(page);
      const code = await poster.evaluate((element) => {
        const box = element.getBoundingClientRect();
        const text = (element.lastElementChild ?? element).getBoundingClientRect();
        const faded: string[] = [];
        for (let one: Element | null = element; one; one = one.parentElement) {
          const { opacity, maskImage } = getComputedStyle(one);
          if (opacity !== "1" || maskImage !== "none") faded.push(one.className);
        }
        return {
          left: text.left - box.left,
          right: box.right - text.right,
          share: text.width / box.width,
          faded,
        };
      });
      expect(code.left, `${id} at ${widthPx} px`).toBeGreaterThan(0);
      expect(code.right, `${id} at ${widthPx} px`).toBeGreaterThan(0);
      expect(code.share, `${id} at ${widthPx} px`).toBeGreaterThan(0.5);
      expect(code.faded, `${id} at ${widthPx} px`).toEqual([]);
    }
  }
});
