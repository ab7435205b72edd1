import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/**
 * Takes the focus along on a route change: to what the address's hash names, otherwise to the
 * new screen's heading. The scroll position is the router's business.
 */
export function useFocusOnRouteChange(): void {
  const { pathname, hash } = useLocation();
  const shownPathname = useRef(pathname);

  useEffect(() => {
    if (shownPathname.current === pathname) return;
    shownPathname.current = pathname;
    const target =
      document.getElementById(decodeURIComponent(hash.slice(1))) ??
      document.querySelector<HTMLElement>("main h1");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}
