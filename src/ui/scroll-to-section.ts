import { scrollBehavior } from "./reduced-motion.ts";

/** Scrolls to a section and moves the focus there. */
export function scrollToSection(section: HTMLElement | null): void {
  section?.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
  section?.focus({ preventScroll: true });
}
