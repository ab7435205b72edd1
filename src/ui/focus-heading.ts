/**
 * Moves the focus to the screen's heading unless it is within the screen already. What opened
 * over a new screen may have kept the focus from reaching it.
 */
export function focusHeading(): void {
  const screen = document.querySelector("main");
  if (!screen || screen.contains(document.activeElement)) return;
  const heading = screen.querySelector("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
