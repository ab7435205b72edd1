type ModifierKeys = Pick<MouseEvent, "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** Whether a modifier key is held: the press or key then means something else to the browser. */
export function hasModifierKey(event: ModifierKeys): boolean {
  return event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
}
