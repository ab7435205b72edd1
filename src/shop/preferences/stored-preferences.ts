import type { ShownPreferences } from "#domain/preferences.ts";
import { readStored } from "#shop/web-platform/storage.ts";

// No React in this file: it is part of the inline script of every page.

/** The localStorage key of the visitor's preferences. */
export const USER_PREFERENCES = "userPreferences";

/**
 * The defaults, overridden by the visitor's storage, which is untrusted: a value counts if it has the
 * type of its default. Each field falls back separately, and one without a default is ignored.
 *
 * @param isValid Whether a text is valid for a field. The inline script, which only decides whether the
 *   announcement shows, accepts every text.
 */
export function storedPreferences(
  defaults: ShownPreferences,
  isValid: (field: string, text: string) => boolean = () => true,
): ShownPreferences {
  function override<Value>(defaultValue: Value, stored: unknown, field = ""): Value {
    if (typeof defaultValue !== "object" || defaultValue === null) {
      const hasType = typeof stored === typeof defaultValue;
      const isInvalid = typeof stored === "string" && !isValid(field, stored);
      return hasType && !isInvalid ? (stored as Value) : defaultValue;
    }
    const fields = (stored ?? {}) as Record<string, unknown>;
    return Object.fromEntries(
      Object.entries(defaultValue).map(([name, value]) => [
        name,
        override(value, fields[name], name),
      ]),
    ) as Value;
  }

  try {
    return override(defaults, JSON.parse(readStored("localStorage", USER_PREFERENCES) ?? "null"));
  } catch {
    // Not JSON: the defaults apply, as for any invalid value.
    return defaults;
  }
}
