import type { Page } from "@playwright/test";

/** An image's width divided by the width of the pixels that it is drawn on. */
export type PictureFit = { file: string; ratio: number };

/**
 * Scrolls through the page and measures every loaded image. A file used twice counts at its
 * larger place, because the browser reuses it for the smaller one.
 */
export async function pictureFits(page: Page): Promise<PictureFit[]> {
  const fits = await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 400) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 80));
    }
    await new Promise((resolve) => setTimeout(resolve, 1000));
    const shown = [...document.images].filter(
      (image) => image.complete && image.currentSrc !== "" && image.clientWidth > 0,
    );
    return Promise.all(
      shown.map(async (image) => {
        // With srcset, naturalWidth follows `sizes`; a standalone Image has the file's own width.
        const file = new Image();
        file.src = image.currentSrc;
        await file.decode();
        const isCover = getComputedStyle(image).objectFit === "cover";
        const scales = [
          image.clientWidth / file.naturalWidth,
          image.clientHeight / file.naturalHeight,
        ];
        const scale = isCover ? Math.max(...scales) : Math.min(...scales);
        return {
          file: new URL(image.currentSrc).pathname,
          ratio: 1 / (scale * devicePixelRatio),
        };
      }),
    );
  });
  const best = new Map<string, number>();
  for (const { file, ratio } of fits) best.set(file, Math.min(ratio, best.get(file) ?? ratio));
  return Array.from(best, ([file, ratio]) => ({ file, ratio }));
}
