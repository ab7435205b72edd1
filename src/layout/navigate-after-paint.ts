import type { createBrowserRouter } from "react-router-dom";
import { afterPaint } from "#ui/after-paint.ts";

type Router = ReturnType<typeof createBrowserRouter>;

/**
 * Shows the screen of a path at a scroll position if it is prepared. Returns whether the screen is
 * shown.
 */
type ShowScreen = (path: string, scrollYPx: number) => boolean;

let showScreen: ShowScreen | undefined;
let savedPositions: Record<string, number> = {};
/** The scroll position of the screen that is being left, until the router has saved it. */
let leftAtPx: number | undefined;

/** Sets the function that shows a prepared screen before the router's navigation, or removes it. */
export function setShowScreen(show: ShowScreen | undefined): void {
  showScreen = show;
}

/**
 * Lets a prepared screen be painted before the router navigates to it. Call before creating the
 * router, whose listener for Back and Forward has to come second.
 */
export function listenBeforeRouter(): void {
  window.addEventListener("popstate", (event) => {
    if (!event.isTrusted) return;
    const { pathname, search, hash } = window.location;
    const { state } = event as { state: { key?: string } | null };
    leftAtPx = window.scrollY;
    const position = savedPositions[state?.key ?? "default"] ?? 0;
    if (search === "" && hash === "" && showScreen?.(pathname, position)) {
      event.stopImmediatePropagation();
      afterPaint(() => {
        window.dispatchEvent(new PopStateEvent("popstate", { state }));
        leftAtPx = undefined;
      });
    } else {
      leftAtPx = undefined;
    }
  });
}

/** Shows the screen of a path if it is prepared, and navigates after the paint. */
export function navigateAfterPaint(path: string, navigate: () => unknown): boolean {
  const { scrollY } = window;
  if (!showScreen?.(path, 0)) return false;
  leftAtPx = scrollY;
  afterPaint(() => {
    void navigate();
    leftAtPx = undefined;
  });
  return true;
}

/** Makes the router save the scroll position of the screen that was left, not of the one shown. */
export function saveLeftPositions(router: Router): void {
  const enable = router.enableScrollRestoration.bind(router);
  router.enableScrollRestoration = (positions, _getPosition, getKey) => {
    savedPositions = positions;
    return enable(positions, () => leftAtPx ?? window.scrollY, getKey);
  };
}
