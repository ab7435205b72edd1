import { createBrowserRouter } from "react-router-dom";
import { afterPaint } from "#ui/after-paint.ts";

/**
 * Shows the screen of a path at a scroll position if it is prepared. Returns whether the screen is
 * shown.
 */
type ShowScreen = (path: string, scrollYPx: number) => boolean;

let showScreen: ShowScreen | undefined;
/** The scroll position of the screen that is being left, until the router has saved it. */
let leftAtPx: number | undefined;

/** Sets the function that shows a prepared screen before the router's navigation, or removes it. */
export function setShowScreen(show: ShowScreen | undefined): void {
  showScreen = show;
}

/** Shows the screen of a path if it is prepared, and navigates after the paint. */
export function navigateAfterPaint(
  path: string,
  navigate: () => unknown,
  scrollYPx: number = 0,
): boolean {
  const { scrollY } = window;
  if (!showScreen?.(path, scrollYPx)) return false;
  leftAtPx = scrollY;
  afterPaint(() => {
    void navigate();
    leftAtPx = undefined;
  });
  return true;
}

/** The router of the shop. On Back and Forward, a prepared screen is painted before it navigates. */
export function createShopRouter(...options: Parameters<typeof createBrowserRouter>) {
  let savedPositions: Record<string, number> = {};
  // Added before the router's own listener, so that it comes first.
  window.addEventListener("popstate", (event) => {
    if (!event.isTrusted) return;
    const { pathname, search, hash } = window.location;
    const { state } = event as { state: { key?: string } | null };
    // Screens are prepared without a search.
    if (`${search}${hash}` !== "") return;
    const navigate = () => window.dispatchEvent(new PopStateEvent("popstate", { state }));
    const scrollYPx = savedPositions[state?.key ?? "default"];
    if (navigateAfterPaint(pathname, navigate, scrollYPx)) event.stopImmediatePropagation();
  });
  const router = createBrowserRouter(...options);
  const enable = router.enableScrollRestoration.bind(router);
  // Saves the scroll position of the screen that was left, not of the one that is already shown.
  router.enableScrollRestoration = (positions, _getPosition, getKey) => {
    savedPositions = positions;
    return enable(positions, () => leftAtPx ?? window.scrollY, getKey);
  };
  return router;
}
