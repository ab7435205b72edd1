import { Suspense, useEffect, useLayoutEffect, useState } from "react";
import { useLocation } from "react-router-dom";
import {
  drawsFakeCheck,
  fakeCheckDurationMs,
  rayId,
  type RandomSource,
} from "#domain/random-draws.ts";
import { usePreferences, useRouteMemory } from "#preferences/preferences-provider.tsx";
import { keepFocusOnScreen } from "./keep-focus-on-screen.ts";
import { lazyExtra } from "./lazy-extra.ts";

type FakeCheckProps = {
  random?: RandomSource;
};

// Looked up at each call, so that a test of the whole page can put another source in its place.
const mathRandom: RandomSource = () => Math.random();

const loadOverlay = async () => (await import("./fake-check-overlay.tsx")).FakeCheckOverlay;
const FakeCheckOverlay = lazyExtra(loadOverlay);

/**
 * Draws on each route change after the first load whether the made-up browser check shows, and
 * takes it away two seconds after the draw, whatever it is busy with.
 */
export function FakeCheck({ random = mathRandom }: FakeCheckProps) {
  const { pathname } = useLocation();
  const { loadingScreen } = usePreferences().security;
  const isRouteChange = useRouteMemory();
  const [check, setCheck] = useState<{ rayId: string }>();
  const isShown = check !== undefined && loadingScreen;

  // Before the paint, so that the new screen is not seen first.
  useLayoutEffect(() => {
    if (!isRouteChange(pathname) || !loadingScreen) return;
    // oxlint-disable-next-line react/set-state-in-effect -- a draw is news from outside, and may not happen twice as a render may
    if (drawsFakeCheck(random)) setCheck({ rayId: rayId(random) });
    // A visitor who moves about may meet it next time: then it has to be there at once.
    else loadOverlay().catch(() => {});
  }, [pathname, loadingScreen, random, isRouteChange]);

  useEffect(() => {
    if (!check) return;
    const timer = setTimeout(() => {
      setCheck(undefined);
    }, fakeCheckDurationMs);
    return () => {
      clearTimeout(timer);
    };
  }, [check]);

  useLayoutEffect(() => (isShown ? keepFocusOnScreen : undefined), [isShown]);

  return (
    isShown && (
      <Suspense>
        <FakeCheckOverlay
          rayId={check.rayId}
          onClose={() => {
            setCheck(undefined);
          }}
        />
      </Suspense>
    )
  );
}
