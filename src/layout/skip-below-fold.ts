import { productsSectionId } from "#paths.ts";
import { afterPaint } from "#ui/after-paint.ts";

/** What may be below the fold: any screen's products, and a product's later plans and details. */
const belowFold = `#${productsSectionId}, .plan-row + .plan-row, .below-fold`;

/** Matches the parts that are left out of a first paint. */
export const skippedParts = '[style*="content-visibility: hidden"]';

/**
 * Leaves the parts of a screen that are below the fold out of its first layout and paint, which makes
 * the press that shows the screen faster. The screen must be scrolled to its top.
 */
export function skipBelowFold(screen: HTMLElement): void {
  const parts = [...screen.querySelectorAll<HTMLElement>(belowFold)];
  const show = () => {
    for (const part of parts) part.style.contentVisibility = "";
  };
  for (const part of parts) part.style.contentVisibility = "hidden";
  // A skipped part has no height, so what follows it is drawn too high.
  if (parts.some((part) => part.getBoundingClientRect().top < window.innerHeight)) show();
  else afterPaint(show);
}
