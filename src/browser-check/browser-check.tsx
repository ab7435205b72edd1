import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { drawsBrowserCheck, rayId, type RandomSource } from "./random-draws.ts";
import { usePreferences } from "#preferences/preferences-provider.tsx";
import type { BrowserCheckOverlay } from "./browser-check-overlay.tsx";
import { focusHeading } from "#ui/focus-heading.ts";
import { useTimedCheck } from "./use-timed-check.ts";

type BrowserCheckProps = {
  shopName: string;
  random?: RandomSource;
};

// Looked up at each call, so that a test of the whole page can put another source in its place.
const mathRandom: RandomSource = () => Math.random();

/**
 * Fetches the overlay, and not by `lazy`: React shows what that brings 300 ms late. It is
 * fetched at each draw, so that it is at hand for the next; without it there is no check.
 */
async function fetchOverlay(onFetched: (overlay: () => typeof BrowserCheckOverlay) => void) {
  try {
    const { BrowserCheckOverlay } = await import("./browser-check-overlay.tsx");
    onFetched(() => BrowserCheckOverlay);
  } catch {
    // It is decoration.
  }
}

/**
 * Draws on each route change after the first load whether the made-up browser check shows, and
 * takes it away two seconds after the draw, whatever it is busy with.
 */
export function BrowserCheck({ shopName, random = mathRandom }: BrowserCheckProps) {
  const { pathname } = useLocation();
  const { loadingScreen } = usePreferences().security;
  const checkedPathname = useRef(pathname);
  const [check, setCheck] = useTimedCheck();
  const [Overlay, setOverlay] = useState<typeof BrowserCheckOverlay>();
  const wasShown = useRef(false);
  const isShown = check !== undefined && loadingScreen;

  // Before the paint, so that the new screen is not seen first.
  useLayoutEffect(() => {
    if (checkedPathname.current === pathname) return;
    checkedPathname.current = pathname;
    if (!loadingScreen) return;
    // Draw in an effect: render may run twice.
    if (drawsBrowserCheck(random)) setCheck({ rayId: rayId(random) });
    void fetchOverlay(setOverlay);
  }, [pathname, loadingScreen, random, setCheck]);

  useLayoutEffect(() => {
    if (wasShown.current && !isShown) focusHeading();
    wasShown.current = isShown;
  }, [isShown]);

  return (
    isShown &&
    Overlay && (
      <Overlay
        shopName={shopName}
        rayId={check.rayId}
        onClose={() => {
          setCheck(undefined);
        }}
      />
    )
  );
}
