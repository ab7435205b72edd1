/** Focuses an element that is not a control, without scrolling. */
export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/**
 * Scrolls an element that got the focus by a key fully into view. The browser does not if a part of it is in
 * view. After a press, scrolling would move it away from the pointer.
 */
export function showFocused({ currentTarget }: { currentTarget: Element }): void {
  if (currentTarget.matches(":focus-visible")) {
    currentTarget.scrollIntoView({ block: "nearest", inline: "nearest" });
  }
}
