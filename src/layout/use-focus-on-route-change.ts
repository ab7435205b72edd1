import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { hashId } from "#paths.ts";
import { focusElement } from "#ui/focus-heading.ts";

/**
 * Moves the focus on a route change: to the target of the hash, otherwise to the new screen's
 * heading. The router scrolls.
 */
export function useFocusOnRouteChange(): void {
  const { pathname, hash } = useLocation();
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    const target =
      document.getElementById(hashId(hash)) ?? document.querySelector<HTMLElement>("main h1");
    if (target) focusElement(target);
  }, [pathname, hash]);
}
