import { scrollBehavior } from "#ui/scroll-behavior.ts";
import { productsSectionId } from "#paths.ts";

/**
 * Brings the products section of this screen into view and takes the focus along, without
 * navigating. It glides, unless the visitor asked for less motion.
 */
export function scrollToProducts(): void {
  const section = document.getElementById(productsSectionId);
  if (!section) return;
  section.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
  section.focus({ preventScroll: true });
}
