import { hydrationEvents } from "./hydration-events.ts";

// Links, <summary> and buttons with a native action work without scripts. Replaying their click
// would undo what it did.
const needsScript = 'button:not([popovertarget], [commandfor]), [role="button"]:not(summary)';

/**
 * Records clicks that come before the app and replays them once it is ready: once per element, in
 * order, because an impatient visitor who clicks three times means it once.
 */
export function replayEarlyClicks(): void {
  const clicked = new Set<HTMLElement>();

  const record = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest(needsScript) : null;
    if (!(target instanceof HTMLElement)) return;
    // Move it to the end: the last click counts.
    clicked.delete(target);
    clicked.add(target);
  };

  document.addEventListener("click", record, true);
  document.addEventListener(hydrationEvents.hydrating, () => {
    document.removeEventListener("click", record, true);
  });
  document.addEventListener(hydrationEvents.ready, () => {
    for (const element of clicked) if (element.isConnected) element.click();
    clicked.clear();
  });
}
