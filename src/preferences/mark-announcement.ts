/**
 * Says on `<html>` whether the announcement bar is there. This one attribute makes the page's
 * offset, and hides a prerendered bar that the visitor has dismissed.
 */
export function markAnnouncement(isShown: boolean): void {
  document.documentElement.dataset["announcement"] = isShown ? "shown" : "hidden";
}
