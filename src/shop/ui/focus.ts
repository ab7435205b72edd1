/** Focuses an element that is not a control, without scrolling. */
export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Moves the focus to the screen's heading, unless it is inside the screen already. For use after a
 * dialog that was open during a route change has closed.
 */
export function focusHeading(): void {
  const screen = document.querySelector("main");
  if (!screen || screen.contains(document.activeElement)) return;
  const heading = screen.querySelector("h1");
  if (heading) focusElement(heading);
}
