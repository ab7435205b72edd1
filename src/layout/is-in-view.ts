import { skippedParts } from "./skip-below-fold.ts";

/** Whether an element is in view. Hidden and skipped parts are not laid out to find out. */
export function isInView(element: HTMLElement): boolean {
  if (element.closest(`[hidden], ${skippedParts}`)) return false;
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
