/**
 * Resolves once something has opened: when the window gets one of the events, or shows a frame or a dialog that is not
 * the shop's. Stops waiting when the signal is aborted.
 */
export function whenOpened(events: readonly string[], signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const before = new Set(shownParts());
    const observer = new MutationObserver(() => {
      if (shownParts().some((part) => !before.has(part))) end();
    });
    const end = () => {
      observer.disconnect();
      for (const event of events) window.removeEventListener(event, end);
      resolve();
    };
    observer.observe(document.body, {
      subtree: true,
      childList: true,
      attributeFilter: ["open", "style", "class"],
    });
    for (const event of events) window.addEventListener(event, end, { signal });
    signal.addEventListener("abort", () => observer.disconnect());
  });
}

/** The visible frames and dialogs of other scripts, but not a captcha's: hidden frames, and one of 60 px. */
function shownParts(): HTMLElement[] {
  const parts = document.querySelectorAll<HTMLElement>("iframe, dialog[open]");
  return Array.from(parts).filter(
    (part) =>
      part.closest("#root") === null &&
      part.offsetHeight > 100 &&
      getComputedStyle(part).visibility === "visible",
  );
}
