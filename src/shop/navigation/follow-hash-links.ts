import { hashId } from "#domain/paths.ts";
import { focusElement } from "#shop/ui/focus.ts";
import { hasModifierKey } from "#shop/ui/modifier-key.ts";
import { scrollBehavior } from "#shop/ui/reduced-motion.ts";

/**
 * Makes every link to a section of the current page scroll there and move the focus, without a
 * navigation. A navigation by the browser would add a history entry without the router's key, and the
 * router would then restore the scroll position of another page. Returns a function that stops it.
 */
export function followHashLinks(): () => void {
  // Before React's listeners, because the router ignores a click whose default is prevented.
  document.addEventListener("click", followLink, { capture: true });
  return () => {
    document.removeEventListener("click", followLink, { capture: true });
  };
}

function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest("a");
  if (!link || link.hash === "" || event.button !== 0 || hasModifierKey(event)) return;
  const { origin, pathname, search } = window.location;
  if (link.origin + link.pathname + link.search !== origin + pathname + search) return;
  const target = document.getElementById(hashId(link.hash));
  if (!target) return;
  event.preventDefault();
  target.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
  focusElement(target);
}
