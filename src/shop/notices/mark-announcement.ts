// No React in this file: it is part of the inline script of every page.

/**
 * Sets `data-announcement`, by which notices.css reserves room for the bar, or hides the prerendered
 * one that the visitor has dismissed or that has ended.
 */
export function markAnnouncement(isVisible: boolean): void {
  document.documentElement.dataset["announcement"] = isVisible ? "shown" : "hidden";
}
