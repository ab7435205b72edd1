import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hashId } from "#domain/paths.ts";
import { focusElement } from "#shop/ui/focus.ts";

/**
 * Moves the focus on a route change. After Back, it focuses the link that the visitor had pressed, or the
 * menu button if that link is in the menu. Otherwise it focuses the target of the hash or the new
 * screen's heading. The router scrolls.
 */
export function useFocusOnRouteChange(): void {
  const { pathname, hash, key } = useLocation();
  const shownPathname = useRef(pathname);
  // By history entry: the index of the last pressed link in `document.links`.
  const pressedLinks = useRef(new Map<string, number>());

  useEffect(() => {
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      if (link) pressedLinks.current.set(key, [...document.links].indexOf(link));
    };
    // On the window, because the press may change the screen before it reaches the document.
    window.addEventListener("click", onClick, { capture: true });
    return () => {
      window.removeEventListener("click", onClick, { capture: true });
    };
  }, [key]);

  useEffect(() => {
    const left = shownPathname.current;
    if (left === pathname) return;
    shownPathname.current = pathname;
    const link = document.links[pressedLinks.current.get(key) ?? -1];
    if (link?.pathname === left && focusLink(link)) return;
    const target =
      document.getElementById(hashId(hash)) ?? document.querySelector<HTMLElement>("main h1");
    if (target) focusElement(target);
  }, [pathname, hash, key]);
}

/** Focuses a link, or the button of its closed menu. Returns false if neither can take the focus. */
function focusLink(link: HTMLElement): boolean {
  const menu = link.closest("[popover]");
  const button = menu && document.querySelector<HTMLElement>(`[popovertarget="${menu.id}"]`);
  return [link, button].some((element) => {
    element?.focus({ preventScroll: true });
    return element !== null && element === document.activeElement;
  });
}
