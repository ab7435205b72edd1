import { parsePreferences } from "#domain/parse-preferences.ts";
import type { Preferences } from "#domain/preferences.ts";
import { markAnnouncement } from "./mark-announcement.ts";
import { markMotion, motionChoice } from "./mark-motion.ts";
import { snapshotOf } from "./preferences-store.ts";
import { readStored, USER_PREFERENCES } from "./storage.ts";

/**
 * Before the first paint: says on `<html>` whether the announcement shows and whether the
 * visitor paused motion, so that nothing flashes or shifts when the app wakes up. Never throws.
 */
export function markPageBeforePaint(defaults: Preferences): void {
  // A colour changes nothing of this, so none is checked.
  const stored = readStored("localStorage", USER_PREFERENCES);
  const preferences = parsePreferences(stored, defaults, () => true);
  markAnnouncement(snapshotOf(preferences).isVisible.announcement);
  markMotion(motionChoice());
}
