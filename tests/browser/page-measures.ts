import { expect, type Locator, type Page } from "@playwright/test";

/** Expects that the page does not scroll sideways and clips no text, or soon. */
export async function expectNothingCut(page: Page, where: string) {
  // A new viewport size takes a frame to settle.
  await expect.poll(() => sidewaysOverflow(page), `scrolls sideways ${where}`).toBe(0);
  await expect.poll(() => cutTexts(page), `texts that are cut ${where}`).toEqual([]);
}

/** By how many pixels the page overflows horizontally. */
async function sidewaysOverflow(page: Page): Promise<number> {
  return page.evaluate(() => {
    const root = document.documentElement;
    // The root's box excludes the scrollbar's gutter.
    return Math.max(0, root.scrollWidth - Math.ceil(root.getBoundingClientRect().width));
  });
}

/**
 * The clipped texts: those partly outside of a box with hidden overflow. Hidden texts do not count.
 */
async function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const cut: string[] = [];
    const pageText = document.body.textContent.replaceAll(/\s+/g, " ");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? "";
      if (
        !element ||
        text === "" ||
        element.closest("[aria-hidden=true], .sr-only, script, style, noscript")
      ) {
        continue;
      }
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const box = range.getBoundingClientRect();
      if (box.width === 0) continue;
      for (let frame: Element | null = element; frame; frame = frame.parentElement) {
        const { overflowX, overflowY, position, textOverflow, webkitLineClamp } =
          getComputedStyle(frame);
        if (/auto|scroll/.test(overflowX + overflowY)) break;
        // A summary of some lines, whose whole text is elsewhere on the page.
        if (webkitLineClamp !== "none") {
          const beginning = text.replaceAll(/\s+/g, " ").slice(0, 100);
          if (pageText.split(beginning).length > 2 || frame.matches("[title]")) break;
        }
        // Marquees and truncated shop names are clipped on purpose.
        if (frame.querySelector(":scope > .animate-glide") || textOverflow === "ellipsis") break;
        const edge = frame.getBoundingClientRect();
        // A line's box is taller than its letters.
        const slack = parseFloat(getComputedStyle(element).fontSize) * 0.35;
        const isCutSideways =
          /hidden|clip/.test(overflowX) && (box.right > edge.right + 1 || box.left < edge.left - 1);
        const isCutBelow =
          /hidden|clip/.test(overflowY) &&
          (box.bottom > edge.bottom + slack || box.top < edge.top - slack);
        if (isCutSideways || isCutBelow) cut.push(text.slice(0, 60));
        if (position === "fixed" || frame instanceof HTMLDialogElement) break;
      }
    }
    return [...new Set(cut)];
  });
}

/** Waits until what has changed is painted, and observers of the page are told. */
export async function twoFrames(page: Page) {
  await page.evaluate(
    () =>
      new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(resolve));
      }),
  );
}

/** The names of the plans whose Purchase button is filled. */
export const filledPlans = (page: Page) =>
  page.locator("#plans [data-purchase]").evaluateAll((buttons) => {
    const { color } = getComputedStyle(document.body);
    return buttons
      .filter((button) => getComputedStyle(button).backgroundColor === color)
      .map((button) => button.closest("li")?.querySelector("h3")?.textContent);
  });

/** How far one element's top is below another's bottom, in CSS pixels. NaN if one has no box. */
export async function gapBetweenPx(upper: Locator, lower: Locator): Promise<number> {
  const [above, below] = [await upper.boundingBox(), await lower.boundingBox()];
  return above && below ? below.y - above.y - above.height : NaN;
}
