import type { MouseEvent } from "react";

/** Whether a click asks to follow a link here: no modifier key that opens a new tab or window. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
