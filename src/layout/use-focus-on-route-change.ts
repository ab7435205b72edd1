import { useEffect } from "react";
import { useLocation } from "react-router-dom";

// Of the page, not of a component: the error screen brings a frame of its own.
let shownPathname: string | undefined;

/**
 * Takes the focus along on a route change: to what the address's hash names, otherwise to the
 * new screen's heading. The scroll position is the router's business.
 */
export function useFocusOnRouteChange(): void {
  const { pathname, hash } = useLocation();

  useEffect(() => {
    const isFirstLoad = shownPathname === undefined;
    if (shownPathname === pathname) return;
    shownPathname = pathname;
    if (isFirstLoad) return;
    const target = hashTarget(hash) ?? document.querySelector<HTMLElement>("main h1");
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
  }, [pathname, hash]);
}

function hashTarget(hash: string): HTMLElement | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // A hash that is no well-formed text names nothing.
    return null;
  }
}
