const signsOfLife = ["pointerdown", "touchstart", "keydown", "input"] as const;

const topPicture = 'img[fetchpriority="high"]';

/** A picture that does not come must not hold the app back for ever. */
const longestWaitMs = 3000;

/**
 * When the app is fetched and run: once the picture on top of the page is there and painted, so
 * that no script takes its place on a slow line; at once when the visitor touches the page or
 * presses a key; never before the whole page has been parsed, for half a page cannot be
 * hydrated. `npm run bench -- starts` compares this with other ways.
 */
export function startWhen(start: () => void): void {
  let isStarted = false;

  const startOnce = () => {
    if (isStarted) return;
    isStarted = true;
    for (const sign of signsOfLife) removeEventListener(sign, startWhenParsed, true);
    start();
  };
  const startWhenParsed = () => whenParsed(startOnce);

  for (const sign of signsOfLife) {
    addEventListener(sign, startWhenParsed, { capture: true, passive: true });
  }
  whenParsed(() => {
    setTimeout(startOnce, longestWaitMs);
    whenLoaded(document.querySelector<HTMLImageElement>(topPicture), () => {
      // The second frame begins after the first has been painted.
      requestAnimationFrame(() => requestAnimationFrame(startOnce));
    });
  });
}

function whenParsed(act: () => void): void {
  if (document.readyState !== "loading") act();
  else document.addEventListener("DOMContentLoaded", act, { once: true });
}

function whenLoaded(image: HTMLImageElement | null, act: () => void): void {
  if (!image || image.complete) {
    act();
    return;
  }
  image.addEventListener("load", act, { once: true });
  image.addEventListener("error", act, { once: true });
}
