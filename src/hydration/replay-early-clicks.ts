import { hydrationEvents } from "./hydration-events.ts";

// Links, <summary> and buttons with a native deed work without scripts: pressed again later,
// they would undo what the visitor sees.
const needsScript = 'button:not([popovertarget], [commandfor]), [role="button"]:not(summary)';

/**
 * Keeps the presses that come before the app, and presses again once it is ready. Each element
 * is pressed once, in order: somebody who presses three times means it once.
 */
export function replayEarlyClicks(): void {
  const pressed = new Set<HTMLElement>();

  const remember = (event: Event) => {
    const target = event.target instanceof Element ? event.target.closest(needsScript) : null;
    if (!(target instanceof HTMLElement)) return;
    // The last press counts, so it comes last.
    pressed.delete(target);
    pressed.add(target);
  };

  document.addEventListener("click", remember, true);
  document.addEventListener(hydrationEvents.hydrating, () => {
    document.removeEventListener("click", remember, true);
  });
  document.addEventListener(hydrationEvents.ready, () => {
    for (const element of pressed) if (element.isConnected) element.click();
    pressed.clear();
  });
}
