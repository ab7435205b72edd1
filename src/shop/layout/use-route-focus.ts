import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hashId } from "#domain/paths.ts";
import { focusElement } from "#shop/web-platform/focus.ts";

/**
 * Moves the focus when the route changes: to the element that the address names, or to the heading.
 * After Back and Forward, to the link that was pressed on that screen.
 */
export function useRouteFocus(): void {
  const { pathname, hash, key } = useLocation();
  const lastPathname = useRef(pathname);
  // By history entry: the position in `document.links` of the link that was pressed there.
  const pressedLinks = useRef(new Map<string, number>());

  const notePressedLink = useEffectEvent(({ target }: MouseEvent) => {
    const link = target instanceof Element && target.closest("a");
    if (link) pressedLinks.current.set(key, [...document.links].indexOf(link));
  });

  useEffect(() => {
    document.addEventListener("click", notePressedLink, { capture: true });
    return () => document.removeEventListener("click", notePressedLink, { capture: true });
  }, []);

  useEffect(() => {
    const left = lastPathname.current;
    if (left === pathname) return;
    lastPathname.current = pathname;
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
