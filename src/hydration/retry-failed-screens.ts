import type { RouterState } from "react-router-dom";

/**
 * A failed lazy import stays cached, so only a reload can retry it. Returns a router subscriber that
 * reloads when a navigation ends with an error that was shown before and the browser is online.
 */
export function retryFailedScreens(reload: () => void) {
  const shownErrors = new Set<unknown>();
  let isNavigating = false;

  return ({ errors, navigation }: Pick<RouterState, "errors" | "navigation">) => {
    const hasArrived = isNavigating && navigation.state === "idle";
    isNavigating = navigation.state !== "idle";
    if (!hasArrived) return;
    for (const error of Object.values(errors ?? {})) {
      if (!(error instanceof Error)) continue;
      if (shownErrors.has(error) && navigator.onLine) reload();
      shownErrors.add(error);
    }
  };
}
