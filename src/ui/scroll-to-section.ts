import { focusElement } from "./focus.ts";
import { scrollBehavior } from "./reduced-motion.ts";

/** Scrolls to a part of the page and moves the focus there. */
export function scrollToSection(section: HTMLElement): void {
  section.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
  focusElement(section);
}
