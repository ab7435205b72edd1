const doublePressMs = 500;
const samePlacePx = 30;

/**
 * Ignores the second press of a double click or double tap if the first has changed the screen, so
 * that it does not press what is there now. Returns a function that stops it.
 */
export function ignoreDoublePress(): () => void {
  let last = { atMs: -Infinity, x: 0, y: 0, pathname: "" };
  const onClick = (event: MouseEvent) => {
    // Not a pointer: a key or a script presses an element, wherever it is.
    if (event.detail === 0) return;
    const { timeStamp: atMs, clientX: x, clientY: y } = event;
    const { pathname } = window.location;
    const isSecondPress =
      atMs - last.atMs < doublePressMs && Math.hypot(x - last.x, y - last.y) < samePlacePx;
    if (isSecondPress && pathname !== last.pathname) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { atMs, x, y, pathname };
  };
  // On the window, before every other listener.
  window.addEventListener("click", onClick, { capture: true });
  return () => {
    window.removeEventListener("click", onClick, { capture: true });
  };
}
