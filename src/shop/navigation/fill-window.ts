/** Elements within a part of a screen that can be below the fold. */
const belowFold = ".below-fold";
/** The attribute of an element whose content is not in the first frame (instant-navigation.css). */
const skipped = "data-skipped";

/**
 * Scrolls to a position on a screen that React still hides, and shows the screen down to the lower edge
 * of the window. This takes half as long as showing the whole screen.
 */
export function fillWindow(screen: HTMLElement, scrollYPx: number): void {
  const isInWindow = (yPx: number) => yPx + window.scrollY < scrollYPx + window.innerHeight;
  const elements = screen.querySelectorAll(belowFold);
  for (const element of elements) element.setAttribute(skipped, "");
  for (const part of screen.children) {
    // React hides a hidden Activity with this style on each of its parts, and has no API that shows it
    // without rendering. React removes the style as well when it renders the navigation.
    if (part instanceof HTMLElement) part.style.removeProperty("display");
    if (!isInWindow(part.getBoundingClientRect().bottom)) break;
  }
  for (const element of elements) {
    if (isInWindow(element.getBoundingClientRect().top)) element.removeAttribute(skipped);
  }
  window.scrollTo(0, scrollYPx);
}

/** Shows the elements that `fillWindow` has skipped. React shows the other parts of the screen itself. */
export function showBelowFold(screen: HTMLElement): void {
  for (const element of screen.querySelectorAll(belowFold)) element.removeAttribute(skipped);
}
