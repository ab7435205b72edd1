import { isNoticeVisible } from "#domain/notice.ts";
import type { Preferences } from "#domain/preferences.ts";
import { parseAnnouncement } from "./parse-preferences.ts";
import { HAS_SEEN_ANNOUNCEMENT, MOTION, readStored, USER_PREFERENCES } from "./storage.ts";

// No React in this file: it is part of the inline script of every page.

/** The visitor's choice with the motion switch. */
type MotionChoice = "paused" | "running";

/**
 * Sets the attributes of `<html>` for the announcement and for paused motion before the first
 * paint, so that nothing flashes or shifts when the app starts. Never throws.
 */
export function markPageBeforePaint(defaults: Preferences): void {
  const stored = readStored("localStorage", USER_PREFERENCES);
  const seenFlag = readStored("localStorage", HAS_SEEN_ANNOUNCEMENT);
  const byDefault = defaults.notifications.announcement;
  // Most visitors have stored nothing, and checking the defaults would delay their first paint.
  const isDefault = stored === null && seenFlag === null;
  const announcement = isDefault ? byDefault : parseAnnouncement(stored, byDefault);
  markAnnouncement(isNoticeVisible(announcement, seenFlag));
  markMotion(motionChoice());
}

/**
 * Sets the attribute from which the stylesheet takes the page's offset. It also hides a
 * prerendered announcement that the visitor has dismissed.
 */
export function markAnnouncement(isVisible: boolean): void {
  document.documentElement.dataset["announcement"] = isVisible ? "shown" : "hidden";
}

/** Sets the attribute that pauses or plays CSS animations. Without it, the system setting applies. */
export function markMotion(choice: MotionChoice | undefined): void {
  if (choice) document.documentElement.dataset["motion"] = choice;
}

/**
 * The visitor's choice in this visit, if any. The attribute comes first, because it is also there
 * when the browser blocks storage.
 */
export function motionChoice(): MotionChoice | undefined {
  return (
    parseMotionChoice(document.documentElement.dataset["motion"]) ??
    parseMotionChoice(readStored("sessionStorage", MOTION))
  );
}

function parseMotionChoice(text: string | null | undefined): MotionChoice | undefined {
  return text === "paused" || text === "running" ? text : undefined;
}
