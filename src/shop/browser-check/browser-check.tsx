import { type ReactNode, useLayoutEffect, useState } from "react";
import { flushSync } from "react-dom";
import { useRouteChange } from "#shop/navigation/router-context.ts";
import { usePreferences } from "#shop/preferences/preferences-provider.tsx";
import { focusHeading } from "#shop/ui/focus.ts";
import { BrowserCheckOverlay } from "./browser-check-overlay.tsx";

const probability = 0.04;

/** The fake browser check: each route change after the first load has a chance of 4 % to show it. */
export function BrowserCheck({ mark }: { mark: ReactNode }) {
  const { loadingScreen } = usePreferences().security;
  const [isShown, setIsShown] = useState(false);

  // Before React renders the new screen, so that the check covers it from its first frame.
  useRouteChange(() => {
    if (loadingScreen && Math.random() < probability) flushSync(() => setIsShown(true));
  });

  // When the dialog has closed: while it was open, the route change could not focus the new heading.
  useLayoutEffect(() => (isShown ? focusHeading : undefined), [isShown]);

  return isShown && <BrowserCheckOverlay mark={mark} onClose={() => setIsShown(false)} />;
}
