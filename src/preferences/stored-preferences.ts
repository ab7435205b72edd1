import { parseAnnouncement, parsePreferences } from "./parse-preferences.ts";
import type { Announcement, Preferences } from "#domain/preferences.ts";
import { readStored, USER_PREFERENCES } from "./storage.ts";

const stored = () => readStored("localStorage", USER_PREFERENCES);

/** The visitor's preferences: what storage holds, laid over the defaults. Never throws. */
export function storedPreferences(defaults: Preferences): Preferences {
  return parsePreferences(stored(), defaults, (text) => CSS.supports("color", text));
}

/** The announcement in the visitor's preferences, its colours unchecked. Never throws. */
export function storedAnnouncement(defaults: Announcement): Announcement {
  return parseAnnouncement(stored(), defaults, () => true);
}
