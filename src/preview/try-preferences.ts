import type { Preferences } from "#domain/preferences.ts";
import { type NoticeName, seenFlagKeys } from "#preferences/preferences-store.ts";
import { removeStored, USER_PREFERENCES, writeStored } from "#preferences/storage.ts";

/**
 * Keeps preferences in this browser, as if each differing field had been stored by a visitor.
 * What equals the owner's defaults is not kept, so that an edit of them shows at once.
 */
export function tryPreferences(preferences: Preferences, defaults: Preferences): void {
  const stored = differences(preferences, defaults);
  if (stored === undefined) removeStored("localStorage", USER_PREFERENCES);
  else writeStored("localStorage", USER_PREFERENCES, JSON.stringify(stored));
  tellStored(USER_PREFERENCES);
}

/** Takes a dismissal back, so that the notice shows again. */
export function takeBackDismissal(name: NoticeName): void {
  removeStored("localStorage", seenFlagKeys[name]);
  tellStored(seenFlagKeys[name]);
}

/** The browser tells other tabs alone what was stored; this page has to hear it too. */
function tellStored(key: string): void {
  window.dispatchEvent(new StorageEvent("storage", { key }));
}

/** The fields of a value that are not as in the defaults; undefined when all are. */
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
