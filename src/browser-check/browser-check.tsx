import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { usePreferences } from "#preferences/preferences-provider.tsx";
import { focusHeading } from "#dom/focus.ts";
import { prefetchPolicy } from "#dom/prefetch-policy.ts";
import { useLazyComponent } from "#ui/use-lazy-component.ts";
import { rayId, takeDraw } from "./browser-check-chance.ts";
import { useTimedCheck } from "./use-timed-check.ts";

/** Loads the overlay's chunk. */
export async function loadBrowserCheckOverlay() {
  return (await import("./browser-check-overlay.tsx")).BrowserCheckOverlay;
}

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
  const overlay = useLazyComponent(loadBrowserCheckOverlay);
  const checkedPathname = useRef(pathname);
  const isVisible = check !== undefined;

  const onRouteChange = useEffectEvent(() => {
    if (!loadingScreen) return;
    const isDrawn = takeDraw();
    if (isDrawn) setCheck({ rayId: rayId() });
    // On every route change, so that the overlay has usually loaded before it first shows.
    if (isDrawn || prefetchPolicy().screens) overlay.load();
  });

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
