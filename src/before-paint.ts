import { defaultPreferences } from "#data/preferences.ts";
import { markPageBeforePaint } from "#preferences/before-paint.ts";
import { narrowCatalogue } from "#start/narrow-catalogue.ts";

// The build puts this script into the head of every page, ahead of everything that paints.
markPageBeforePaint(defaultPreferences);
narrowCatalogue();
