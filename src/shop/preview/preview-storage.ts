import { defaultPreferences } from "#data/preferences.ts";
import type { Preferences } from "#domain/preferences.ts";
import {
  type NoticeName,
  seenFlagKeys,
  USER_PREFERENCES,
} from "#shop/preferences/stored-preferences.ts";
import { chooseMotion } from "#shop/ui/motion.ts";
import { writeStored } from "#shop/ui/storage.ts";

type Notices = Preferences["notifications"];

/**
 * Stores which notices are shown, and where, if that differs from the owner's defaults. Everything else
 * follows the defaults, so an edit of them is visible at once.
 */
export function tryNotices({ announcement, discord }: Notices): void {
  const defaults = defaultPreferences.notifications;
  const notifications = {
    announcement: { enabled: ifChanged(announcement.enabled, defaults.announcement.enabled) },
    discord: {
      enabled: ifChanged(discord.enabled, defaults.discord.enabled),
      position: ifChanged(discord.position, defaults.discord.position),
    },
  };
  writeStored("localStorage", USER_PREFERENCES, JSON.stringify({ notifications }));
  readAgain();
}

/** JSON leaves out undefined fields. */
function ifChanged<Value>(value: Value, byDefault: Value): Value | undefined {
  return value === byDefault ? undefined : value;
}

/** Undoes the dismissal of a notice, when `tryNotices` shows it. */
export function undoDismissal(name: NoticeName): void {
  writeStored("localStorage", seenFlagKeys[name], null);
}

/** Resets this browser to a first visit. */
export function forgetVisit(): void {
  for (const key of [USER_PREFERENCES, ...Object.values(seenFlagKeys)]) {
    writeStored("localStorage", key, null);
  }
  readAgain();
  chooseMotion(null);
}

/** Browsers send storage events to other tabs only; this page needs one too. */
function readAgain(): void {
  window.dispatchEvent(new StorageEvent("storage"));
}
