import { type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { focusHeading } from "#shop/ui/focus.ts";
import { prefetchPolicy } from "#shop/ui/prefetch-policy.ts";
import { useLazyComponent } from "#shop/ui/use-lazy-component.ts";
import { rayId, takeDraw } from "./browser-check-chance.ts";
import { useTimedCheck } from "./use-timed-check.ts";

/** Without a reload: nobody waits for the overlay, and the screen under it works without it. */
const loadOverlay = async () => (await import("./browser-check-overlay.tsx")).BrowserCheckOverlay;

/** How long a page is shown before it prefetches the overlay. */
const prefetchDelayMs = 1000;

type BrowserCheckProps = {
  shopName: string;
  mark: ReactNode;
};

/**
 * The fake browser check: each route change after the first load has a 4 % chance to show it, for
 * two seconds from that route change.
 */
export function BrowserCheck({ shopName, mark }: BrowserCheckProps) {
  const { pathname } = useLocation();
  const { loadingScreen } = usePreferences().security;
  const [check, setCheck] = useTimedCheck();
  const overlay = useLazyComponent(loadOverlay);
  const checkedPathname = useRef(pathname);
  const isVisible = check !== undefined;

  const onRouteChange = useEffectEvent(() => {
    if (!loadingScreen) return;
    if (!takeDraw()) return;
    setCheck({ rayId: rayId() });
    overlay.load();
  });

  const prefetch = useEffectEvent(() => {
    if (prefetchPolicy().screens) overlay.load();
  });

  useEffect(() => {
    if (!loadingScreen) return undefined;
    const timer = setTimeout(prefetch, prefetchDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, [loadingScreen]);

  // Draw in an effect, because render may run twice. A layout effect, because it runs before the new
  // screen is painted.
  useLayoutEffect(() => {
    if (checkedPathname.current === pathname) return;
    checkedPathname.current = pathname;
    onRouteChange();
  }, [pathname]);

  // When the dialog has closed: while it was open, the route change could not focus the new heading.
  useLayoutEffect(() => (isVisible ? focusHeading : undefined), [isVisible]);

  return (
    check &&
    overlay.Component && (
      <overlay.Component
        shopName={shopName}
        mark={mark}
        rayId={check.rayId}
        onClose={() => {
          setCheck(undefined);
        }}
      />
    )
  );
}
