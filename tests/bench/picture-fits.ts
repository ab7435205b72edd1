import type { Page } from "@playwright/test";

/** How many times as wide as needed a picture is, for the pixels that it is drawn on. */
export type PictureFit = { file: string; ratio: number };

/**
 * Scrolls through the page and measures every picture that it has loaded. A file that stands in
 * two places counts at the larger one: the browser takes it for the smaller as well.
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
        // In a srcset, naturalWidth is what `sizes` says; alone, it is the file's own.
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
