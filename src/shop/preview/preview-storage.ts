import type { Preferences } from "#domain/preferences.ts";
import { forgetMotionChoice } from "#shop/preferences/motion.ts";
import { type NoticeName, seenFlagKeys } from "#shop/preferences/preferences-store.ts";
import { removeStored, USER_PREFERENCES, writeStored } from "#shop/preferences/storage.ts";

type Notices = Preferences["notifications"];

/**
 * Stores which notices are shown, and where, if that differs from the owner's defaults. Everything else
 * follows the defaults, so an edit of them is visible at once.
 */
export function tryNotices({ announcement, discord }: Notices, defaults: Notices): void {
  const notifications = {
    announcement: { enabled: ifChanged(announcement.enabled, defaults.announcement.enabled) },
    discord: {
      enabled: ifChanged(discord.enabled, defaults.discord.enabled),
      position: ifChanged(discord.position, defaults.discord.position),
    },
  };
  writeStored("localStorage", USER_PREFERENCES, JSON.stringify({ notifications }));
  dispatchStorage(USER_PREFERENCES);
}

/** JSON leaves out undefined fields. */
function ifChanged<Value>(value: Value, byDefault: Value): Value | undefined {
  return value === byDefault ? undefined : value;
}

/** Undoes a dismissal, so that the notice is visible again. */
export function undoDismissal(name: NoticeName): void {
  removeStored("localStorage", seenFlagKeys[name]);
  dispatchStorage(seenFlagKeys[name]);
}

/** Resets this browser to a first visit. */
export function forgetVisit(): void {
  for (const key of [USER_PREFERENCES, ...Object.values(seenFlagKeys)]) {
    removeStored("localStorage", key);
  }
  dispatchStorage(null);
  forgetMotionChoice();
}

/** Browsers send storage events to other tabs only; this page needs one too. */
function dispatchStorage(key: string | null): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}
