import { preferences as defaultPreferences } from "#page-data";
import { isVisibleOnLoad, markAnnouncement } from "#shop/notices/notice-visibility.ts";
import { storedPreferences } from "#shop/preferences/stored-preferences.ts";
import { markMotion } from "#shop/web-platform/motion.ts";

// Runs before anything is painted, at the start of every page's inline script, so that nothing flashes
// or shifts when the app starts. In development, where the page is empty until the app renders it,
// src/main.tsx imports it.

// Feature test for the supported browsers, `build.target` in vite.config.ts: their first versions brought
// <details name>. Older browsers keep the prerendered page, which works without scripts.
if ("name" in HTMLDetailsElement.prototype) document.documentElement.dataset["scripts"] = "";
markAnnouncement(isVisibleOnLoad("announcement", storedPreferences(defaultPreferences)));
markMotion();
