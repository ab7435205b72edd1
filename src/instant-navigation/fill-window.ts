/** Matches what is within a part of a screen, but below the window on a phone. */
const belowFold = ".below-fold";

/**
 * Scrolls to a place on a screen that React still hides, and shows the screen down to the end of the
 * window. This is twice as fast as the whole screen.
 */
export function fillWindow(screen: HTMLElement, scrollYPx: number): void {
  const isInWindow = (yPx: number) => yPx + window.scrollY < scrollYPx + window.innerHeight;
  const skipped = screen.querySelectorAll<HTMLElement>(belowFold);
  for (const element of skipped) element.style.contentVisibility = "hidden";
  for (const part of screen.children) {
    // React hides what is inside a hidden Activity.
    if (part instanceof HTMLElement) part.style.removeProperty("display");
    if (!isInWindow(part.getBoundingClientRect().bottom)) break;
  }
  for (const element of skipped) {
    if (isInWindow(element.getBoundingClientRect().top)) element.style.contentVisibility = "";
  }
  window.scrollTo(0, scrollYPx);
}

/** Shows what `fillWindow` has left out. React itself shows the other parts of the screen. */
export function showBelowFold(screen: HTMLElement): void {
  for (const element of screen.querySelectorAll<HTMLElement>(belowFold)) {
    element.style.contentVisibility = "";
  }
}
