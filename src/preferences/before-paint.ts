import { isNoticeVisible } from "#domain/notice-visibility.ts";
import type { Preferences } from "#domain/preferences.ts";
import { markAnnouncement } from "./mark-announcement.ts";
import { markMotion, motionChoice } from "./mark-motion.ts";
import { HAS_SEEN_ANNOUNCEMENT, readStored } from "./storage.ts";
import { storedAnnouncement } from "./stored-preferences.ts";

/**
 * Before the first paint: says on `<html>` whether the announcement shows and whether the
 * visitor paused motion, so that nothing flashes or shifts when the app wakes up. Never throws.
 */
export function markPageBeforePaint(defaults: Preferences): void {
  const announcement = storedAnnouncement(defaults.notifications.announcement);
  const flag = readStored("localStorage", HAS_SEEN_ANNOUNCEMENT);
  markAnnouncement(isNoticeVisible(announcement, flag));
  markMotion(motionChoice());
}
