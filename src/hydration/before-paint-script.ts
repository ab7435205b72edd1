import { filterBeforePaint } from "#catalogue/filter-before-paint.ts";
import { defaultPreferences } from "#data/preferences.ts";
import { markPageBeforePaint } from "#preferences/before-paint.ts";
import { hydrationEvents } from "./hydration-events.ts";

// The build inlines this script into the head of every page, ahead of everything that paints.
markPageBeforePaint(defaultPreferences);
document.addEventListener(hydrationEvents.ready, filterBeforePaint());
