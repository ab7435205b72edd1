/** Runs a function after the next paint, or soon if the page is hidden and has no paints. */
export function afterPaint(run: () => void): void {
  if (document.hidden) {
    setTimeout(run);
    return;
  }
  requestAnimationFrame(() => {
    // The frame's paint follows its animation callbacks.
    setTimeout(run);
  });
}
