import { defaultPreferences } from "#data/preferences.ts";
import { PreferencesStore } from "#preferences/preferences-store.ts";

/** The visitor's preferences, with the owner's defaults. Shared by the shop and the preview panel. */
export const shopPreferences = new PreferencesStore(defaultPreferences);
