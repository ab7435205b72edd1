import type { MouseEvent } from "react";

/** Whether a click follows a link in this tab: the primary button without a modifier key. */
export function isPlainClick(event: MouseEvent): boolean {
  return event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);
}
