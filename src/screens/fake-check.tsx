import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { drawsFakeCheck, rayId, type RandomSource } from "#domain/random-draws.ts";
import { usePreferences, useRouteMemory } from "#preferences/preferences-provider.tsx";
import type { FakeCheckOverlay } from "./fake-check-overlay.tsx";
import { keepFocusOnScreen } from "./keep-focus-on-screen.ts";
import { usePassingCheck } from "./use-passing-check.ts";

type FakeCheckProps = {
  random?: RandomSource;
};

// Looked up at each call, so that a test of the whole page can put another source in its place.
const mathRandom: RandomSource = () => Math.random();

/**
 * Fetches the overlay, and not by `lazy`: React shows what that brings 300 ms late. It is
 * fetched at each draw, so that it is at hand for the next; without it there is no check.
 */
async function fetchOverlay(onFetched: (overlay: () => typeof FakeCheckOverlay) => void) {
  try {
    const { FakeCheckOverlay } = await import("./fake-check-overlay.tsx");
    onFetched(() => FakeCheckOverlay);
  } catch {
    // It is decoration.
  }
}

/**
 * Draws on each route change after the first load whether the made-up browser check shows, and
 * takes it away two seconds after the draw, whatever it is busy with.
 */
export function FakeCheck({ random = mathRandom }: FakeCheckProps) {
  const { pathname } = useLocation();
  const { loadingScreen } = usePreferences().security;
  const isRouteChange = useRouteMemory();
  const [check, setCheck] = usePassingCheck();
  const [Overlay, setOverlay] = useState<typeof FakeCheckOverlay>();
  const wasShown = useRef(false);
  const isShown = check !== undefined && loadingScreen;

  // Before the paint, so that the new screen is not seen first.
  useLayoutEffect(() => {
    if (!isRouteChange(pathname) || !loadingScreen) return;
    // A draw is news from outside, and may not happen twice as a render may.
    if (drawsFakeCheck(random)) setCheck({ rayId: rayId(random) });
    void fetchOverlay(setOverlay);
  }, [pathname, loadingScreen, random, isRouteChange, setCheck]);

  useLayoutEffect(() => {
    if (wasShown.current && !isShown) keepFocusOnScreen();
    wasShown.current = isShown;
  }, [isShown]);

  return (
    isShown &&
    Overlay && (
      <Overlay
        rayId={check.rayId}
        onClose={() => {
          setCheck(undefined);
        }}
      />
    )
  );
}
