/** Events that `hydrateShop` dispatches on `document`, for the inline script. */
export const hydrationEvents = {
  /** React has attached its listeners, and replays clicks that happen while it hydrates. */
  hydrating: "shop:hydrating",
  /** Every event handler and effect of the page is in place. */
  ready: "shop:ready",
} as const;

// Links, <summary> and buttons with a native action work without scripts. Replaying their click
// would repeat or undo the action.
const needsScript = "button:not([popovertarget], [commandfor])";

/**
 * Records clicks on buttons that need scripts before the app has started, and replays them in order
 * when it is ready. Repeated clicks on one element count once.
 */
export function replayEarlyClicks(): void {
  const clickedElements = new Set<HTMLElement>();

  const record = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest(needsScript) : null;
    if (!(target instanceof HTMLElement)) return;
    // Delete first: the set keeps the order of the last clicks.
    clickedElements.delete(target);
    clickedElements.add(target);
  };

  document.addEventListener("click", record, true);
  document.addEventListener(hydrationEvents.hydrating, () => {
    document.removeEventListener("click", record, true);
  });
  document.addEventListener(hydrationEvents.ready, () => {
    for (const element of clickedElements) element.click();
    clickedElements.clear();
  });
}
