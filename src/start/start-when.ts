const signsOfLife = ["pointerdown", "touchstart", "keydown", "input"] as const;

/**
 * When the app's module runs: once the first paint is on the screen, and at once when the
 * visitor touches the page or presses a key; never before the whole page has been parsed, for
 * half a page cannot be hydrated. This file is the strategy that `npm run bench` compares.
 */
export function startWhen(start: () => void): void {
  let isDue = false;
  let isStarted = false;

  const startOnce = () => {
    if (isStarted || !isDue || document.readyState === "loading") return;
    isStarted = true;
    for (const sign of signsOfLife) removeEventListener(sign, startNow, true);
    start();
  };
  const startNow = () => {
    isDue = true;
    startOnce();
  };

  for (const sign of signsOfLife) {
    addEventListener(sign, startNow, { capture: true, passive: true });
  }
  document.addEventListener("DOMContentLoaded", startOnce);
  // The second frame begins after the first has been painted.
  requestAnimationFrame(() => requestAnimationFrame(startNow));
}
