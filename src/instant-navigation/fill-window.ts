/** Marks elements within a part of a screen that can be below the fold. */
const belowFold = ".below-fold";

/**
 * Scrolls to a position on a screen that React still hides, and shows the screen down to the lower edge
 * of the window. This takes half as long as showing the whole screen.
 */
export function fillWindow(screen: HTMLElement, scrollYPx: number): void {
  const isInWindow = (yPx: number) => yPx + window.scrollY < scrollYPx + window.innerHeight;
  const skipped = screen.querySelectorAll<HTMLElement>(belowFold);
  for (const element of skipped) element.style.contentVisibility = "hidden";
  for (const part of screen.children) {
    // React hides the content of a hidden Activity with this style.
    if (part instanceof HTMLElement) part.style.removeProperty("display");
    if (!isInWindow(part.getBoundingClientRect().bottom)) break;
  }
  for (const element of skipped) {
    if (isInWindow(element.getBoundingClientRect().top)) element.style.contentVisibility = "";
  }
  window.scrollTo(0, scrollYPx);
}

/** Shows the elements that `fillWindow` has skipped. React shows the other parts of the screen itself. */
export function showBelowFold(screen: HTMLElement): void {
  for (const element of screen.querySelectorAll<HTMLElement>(belowFold)) {
    element.style.contentVisibility = "";
  }
}
