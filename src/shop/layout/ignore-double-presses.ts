const doublePressMs = 500;
const samePlacePx = 30;

/**
 * Ignores the second press of a double press if the first has changed the screen, so that it cannot
 * reach a Purchase button of the next screen. Returns a function that stops it.
 */
export function ignoreDoublePresses(): () => void {
  let last = { atMs: -Infinity, x: 0, y: 0, pathname: "" };

  const onClick = (event: MouseEvent) => {
    const { detail, timeStamp: atMs, clientX: x, clientY: y } = event;
    const { pathname } = window.location;
    const isSecondPress =
      // Zero for a click by a key or a script, which has no real position.
      detail > 0 &&
      atMs - last.atMs < doublePressMs &&
      Math.hypot(x - last.x, y - last.y) < samePlacePx;
    if (isSecondPress && pathname !== last.pathname) {
      event.preventDefault();
      event.stopImmediatePropagation();
    } else {
      last = { atMs, x, y, pathname };
    }
  };

  // On the window, before every other listener.
  window.addEventListener("click", onClick, { capture: true });
  return () => window.removeEventListener("click", onClick, { capture: true });
}
