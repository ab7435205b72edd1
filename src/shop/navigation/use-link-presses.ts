import { useEffect, useEffectEvent, useRef } from "react";
import { matchPath, useLocation } from "react-router-dom";
import { hashId, routePaths } from "#domain/paths.ts";
import { hasModifierKey } from "#shop/ui/modifier-key.ts";
import { scrollBehavior } from "#shop/ui/motion.ts";

const doublePressMs = 500;
const samePlacePx = 30;

/**
 * What React Router's links lack: ignores the second press of a double press if the first has changed
 * the screen, scrolls to sections of the page, closes the menu and moves the focus on a route change.
 */
export function useLinkPresses(): void {
  const { pathname, hash, key } = useLocation();
  const shownPathname = useRef(pathname);
  const lastPress = useRef({ atMs: -Infinity, x: 0, y: 0, pathname });
  // By history entry: the position in `document.links` of the link that was pressed there. Back focuses it.
  const pressedLinks = useRef(new Map<string, number>());

  const onClick = useEffectEvent((event: MouseEvent) => {
    if (isSecondPress(event, lastPress.current)) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    const { timeStamp: atMs, clientX: x, clientY: y, target } = event;
    lastPress.current = { atMs, x, y, pathname: window.location.pathname };

    const link = target instanceof Element && target.closest("a");
    if (!link) return;
    pressedLinks.current.set(key, [...document.links].indexOf(link));
    link.closest<HTMLElement>("[popover]")?.hidePopover();
    if (isPlainPress(event)) scrollToSection(event, link);
  });

  useEffect(() => {
    // On the window, before every other listener.
    window.addEventListener("click", onClick, { capture: true });
    return () => window.removeEventListener("click", onClick, { capture: true });
  }, []);

  useEffect(() => {
    const left = shownPathname.current;
    if (left === pathname) return;
    shownPathname.current = pathname;
    document.querySelector<HTMLElement>("[popover]")?.hidePopover();
    const link = document.links[pressedLinks.current.get(key) ?? -1];
    if (link?.pathname === left && focusLink(link)) return;
    const target =
      document.getElementById(hashId(hash)) ?? document.querySelector<HTMLElement>("main h1");
    if (target) focusElement(target);
  }, [pathname, hash, key]);
}

/** Whether a press follows a link in this tab: with the main button, and without a modifier key. */
export function isPlainPress(event: MouseEvent): boolean {
  return event.button === 0 && !hasModifierKey(event);
}

/** Whether a path of this site is that of a screen. Others are files. */
export function isScreenPath(pathname: string): boolean {
  return Object.values(routePaths).some((path) => matchPath(path, pathname));
}

/** Whether a press is the second of a double press, and the first has changed the screen. */
function isSecondPress(
  { detail, timeStamp, clientX, clientY }: MouseEvent,
  last: { atMs: number; x: number; y: number; pathname: string },
): boolean {
  return (
    // Zero for a click by a key or a script, which has no real position.
    detail > 0 &&
    timeStamp - last.atMs < doublePressMs &&
    Math.hypot(clientX - last.x, clientY - last.y) < samePlacePx &&
    window.location.pathname !== last.pathname
  );
}

/**
 * Follows a link to a section of this page without a navigation. A navigation by the browser would add a
 * history entry without the router's key, and the router would restore the scroll position of another
 * page for it.
 */
function scrollToSection(event: MouseEvent, link: HTMLAnchorElement): void {
  const { origin, pathname, search } = window.location;
  if (link.origin + link.pathname + link.search !== origin + pathname + search) return;
  const section = link.hash !== "" && document.getElementById(hashId(link.hash));
  // Left to the router, because the address marks the plan's row.
  if (!section || section.matches(".plan-row")) return;
  event.preventDefault();
  section.scrollIntoView({ behavior: scrollBehavior(), block: "start" });
  focusElement(section);
}

/** Focuses an element that is not a control, without scrolling. */
export function focusElement(element: HTMLElement): void {
  element.tabIndex = -1;
  element.focus({ preventScroll: true });
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
