import { useEffect, useRef } from "react";
import { NavigationType, useLocation, useNavigationType } from "react-router-dom";
import { focusElement } from "#shop/web-platform/focus.ts";

/**
 * Moves the focus when the route changes: to the element that the address names, or to the `<h1>` of the
 * screen. After Back and Forward, to the link that led from this screen to the previous one. A link
 * to a section of the current screen moves the focus there.
 */
export function useRouteFocus(): void {
  const location = useLocation();
  const isBackOrForward = useNavigationType() === NavigationType.Pop;
  const lastPathname = useRef(location.pathname);
  // Which of the links to a path was pressed, by the address of the screen and that path.
  const pressedLinks = useRef(new Map<string, number>());

  useEffect(() => {
    const notePressedLink = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest("a");
      if (!link) return;
      const { pathname: from, search: query } = window.location;
      const key = `${from}${query} ${link.pathname}`;
      pressedLinks.current.set(key, linksTo(link.pathname).indexOf(link));
    };
    document.addEventListener("click", notePressedLink, { capture: true });
    return () => document.removeEventListener("click", notePressedLink, { capture: true });
  }, []);

  useEffect(() => {
    const { pathname, search, hash } = location;
    const previousPathname = lastPathname.current;
    if (previousPathname === pathname) {
      const section = document.getElementById(hash.slice(1));
      if (section && !isBackOrForward) focusElement(section);
      return;
    }
    lastPathname.current = pathname;
    const position = pressedLinks.current.get(`${pathname}${search} ${previousPathname}`) ?? -1;
    const link = isBackOrForward && linksTo(previousPathname)[position];
    if (link) {
      // Also scrolls to it, because in a long list the browser only estimates the height of rows out of view.
      link.focus();
      // A link in the closed menu takes no focus.
      if (link === document.activeElement) return;
    }
    const target = document.getElementById(hash.slice(1)) ?? document.querySelector("main h1");
    if (target instanceof HTMLElement) focusElement(target);
  }, [location, isBackOrForward]);
}

function linksTo(pathname: string): HTMLAnchorElement[] {
  return [...document.querySelectorAll("a")].filter((link) => link.pathname === pathname);
}
