const firstInteractionEvents = ["pointerdown", "touchstart", "keydown", "input"] as const;

/**
 * After the first paint, how long the app waits for the picture on top. On a slow line that
 * picture is then on its way; what is asked for now comes behind it, and not a round trip later.
 */
const headStartMs = 300;

/**
 * When the app is fetched and run: once the picture on top of the page is there and painted, so
 * that no script takes its place on a slow line, but not much later than the first paint; at
 * once when the visitor touches the page or presses a key; never before the whole page has been
 * parsed, for half a page cannot be hydrated. `npm run bench -- starts` compares this with other
 * ways.
 */
export function scheduleHydration(start: () => void): void {
  let isStarted = false;

  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of firstInteractionEvents) removeEventListener(sign, startWhenParsed, true);
    start();
  };
  const startWhenParsed = () => whenParsed(startOnce);

  for (const sign of firstInteractionEvents) {
    addEventListener(sign, startWhenParsed, { capture: true, passive: true });
  }
  whenParsed(() => {
    const startWhenPainted = () => whenPainted(startOnce);
    const topPicture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]');
    if (!topPicture) {
      startWhenPainted();
      return;
    }
    // A picture that fails holds nothing back.
    topPicture.decode().then(startWhenPainted, startWhenPainted);
    whenPainted(() => setTimeout(startOnce, headStartMs));
  });
}

function whenParsed(act: () => void): void {
  if (document.readyState !== "loading") act();
  else document.addEventListener("DOMContentLoaded", act, { once: true });
}

function whenPainted(act: () => void): void {
  // The second frame begins after the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(act));
}
