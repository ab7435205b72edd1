import type { parsePreferences } from "#domain/parse-preferences.ts";
import type { Preferences } from "#domain/preferences.ts";
import { readStored, USER_PREFERENCES } from "./storage.ts";

/** Reads preferences from what storage holds; see `parsePreferences`. */
export type PreferencesParser = typeof parsePreferences;

let parser: PreferencesParser | undefined;

/** Whether what storage holds can be read now: most visitors have nothing there to read. */
export function isParserThere(): boolean {
  return parser !== undefined || readStored("localStorage", USER_PREFERENCES) === null;
}

/** Fetches the parser, which the first load does without. A failure leaves the defaults. */
export async function fetchParser(): Promise<void> {
  try {
    parser = (await import("#domain/parse-preferences.ts")).parsePreferences;
  } catch {
    // Offline or a redeploy: the shop goes on with the owner's defaults.
  }
}

/** The visitor's preferences; the defaults where nothing is stored or the parser is not there. */
export function storedPreferences(defaults: Preferences): Preferences {
  const stored = readStored("localStorage", USER_PREFERENCES);
  if (stored === null || !parser) return defaults;
  return parser(stored, defaults, (text) => CSS.supports("color", text));
}
