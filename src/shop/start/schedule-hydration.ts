const firstInteractionEvents = ["pointerdown", "touchstart", "keydown", "input"] as const;

/**
 * The maximum wait for the priority image after the first paint. By then the image is downloading even
 * on a slow connection, and the app's requests queue behind it.
 */
const imageHeadStartMs = 300;

/**
 * Starts the app once the priority image has been painted, so that scripts do not compete with it
 * on a slow connection, or after the image's head start. The first press, key or input starts it at
 * once. It never starts before the page is parsed, because a partial page cannot be hydrated.
 */
export function scheduleHydration(start: () => void): void {
  let isStarted = false;

  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    start();
  };

  for (const type of firstInteractionEvents) {
    const options = { capture: true, passive: true, once: true };
    addEventListener(type, () => whenParsed(startOnce), options);
  }
  whenParsed(() => {
    const startWhenPainted = () => whenPainted(startOnce);
    const image = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!image) {
      startWhenPainted();
      return;
    }
    // A failed image must not delay hydration.
    image.decode().then(startWhenPainted, startWhenPainted);
    whenPainted(() => setTimeout(startOnce, imageHeadStartMs));
  });
}

function whenParsed(callback: () => void): void {
  if (document.readyState !== "loading") callback();
  else document.addEventListener("DOMContentLoaded", callback, { once: true });
}

function whenPainted(callback: () => void): void {
  // The second frame starts after the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(callback));
}
