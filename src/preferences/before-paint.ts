import type { Preferences } from "#domain/preferences.ts";
import { markAnnouncement } from "./mark-announcement.ts";
import { markMotion, motionChoice } from "./mark-motion.ts";
import { readSnapshot } from "./preferences-store.ts";

/**
 * Before the first paint: says on `<html>` whether the announcement shows and whether the
 * visitor paused motion, so that nothing flashes or shifts when the app wakes up. Never throws.
 */
export function markPageBeforePaint(defaults: Preferences): void {
  // A colour changes nothing of this, so none is checked.
  markAnnouncement(readSnapshot(defaults, () => true).isVisible.announcement);
  markMotion(motionChoice());
}
