/**
 * The maximum wait for the priority image after the first paint. By then the image is downloading even
 * on a slow connection, and the app's requests queue behind it.
 */
const imageHeadStartMs = 300;

/**
 * Starts the app once the page is parsed and the priority image has been painted, so that scripts do not
 * compete with it on a slow connection, or after the image's head start.
 */
export function scheduleHydration(start: () => void): void {
  // A partial page cannot be hydrated.
  document.addEventListener("DOMContentLoaded", () => void startWhenPainted(start), { once: true });
}

async function startWhenPainted(start: () => void): Promise<void> {
  const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
  // A failed image must not delay hydration.
  const imagePainted = image?.decode().then(nextPaint, nextPaint);
  await nextPaint();
  if (imagePainted) {
    const headStart = new Promise((resolve) => setTimeout(resolve, imageHeadStartMs));
    await Promise.race([imagePainted, headStart]);
  }
  start();
}

/** Resolves when the next frame has been painted. */
function nextPaint(): Promise<void> {
  // The second frame starts after the first has been painted.
  return new Promise((resolve) => {
    requestAnimationFrame(() => requestAnimationFrame(() => resolve()));
  });
}
