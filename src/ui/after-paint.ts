/** Runs a function after the next paint. */
export function afterPaint(run: () => void): void {
  requestAnimationFrame(() => {
    // The frame's paint follows its animation callbacks.
    setTimeout(run);
  });
}
