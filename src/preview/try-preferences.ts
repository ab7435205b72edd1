import type { Preferences } from "#domain/preferences.ts";
import { type NoticeName, seenFlagKeys } from "#preferences/preferences-store.ts";
import { removeStored, USER_PREFERENCES, writeStored } from "#preferences/storage.ts";

/**
 * Stores the fields that differ from the owner's defaults. Fields that are equal are left out, so
 * that an edit of the defaults is visible at once.
 */
export function tryPreferences(preferences: Preferences, defaults: Preferences): void {
  const stored = differences(preferences, defaults);
  if (stored === undefined) removeStored("localStorage", USER_PREFERENCES);
  else writeStored("localStorage", USER_PREFERENCES, JSON.stringify(stored));
  dispatchStorage(USER_PREFERENCES);
}

/** Undoes a dismissal, so that the notice is visible again. */
export function undoDismissal(name: NoticeName): void {
  removeStored("localStorage", seenFlagKeys[name]);
  dispatchStorage(seenFlagKeys[name]);
}

/** Browsers send storage events to other tabs only; this page needs one too. */
function dispatchStorage(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** The fields of a value that differ from the defaults, or undefined if none does. */
function differences(value: unknown, defaults: unknown): unknown {
  if (!isObject(value) || !isObject(defaults)) return value === defaults ? undefined : value;
  const entries = Object.entries(value)
    .map(([name, field]) => [name, differences(field, defaults[name])] as const)
    .filter(([, field]) => field !== undefined);
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}
