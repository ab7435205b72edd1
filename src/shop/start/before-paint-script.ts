import { defaultPreferences } from "#data/preferences.ts";
import { homePath } from "#domain/paths.ts";
import {
  isVisibleOnLoad,
  markAnnouncement,
  storedPreferences,
} from "#shop/preferences/stored-preferences.ts";
import { markMotion } from "#shop/ui/motion.ts";
import { hydrationEvents } from "./replay-early-clicks.ts";

// Runs before anything is painted, at the start of every page's inline script, so that nothing flashes
// or shifts when the app starts. In development, where the page is empty until the app renders it,
// src/main.tsx imports it.

/** After this time, the products are shown as prerendered: the app may have failed to load. */
const maxHiddenMs = 5000;

// Feature test for the supported browsers: <details name> is in Chrome 120, Firefox 130 and Safari
// 17.2. Older browsers keep the prerendered page, which works without scripts.
if ("name" in HTMLDetailsElement.prototype) {
  document.documentElement.dataset["scripts"] = "";
  hideProductsUntilReady();
}
markAnnouncement(isVisibleOnLoad("announcement", storedPreferences(defaultPreferences)));
markMotion();

/**
 * Hides the products and what follows them if the address contains a search, which is applied only
 * after hydration. They keep their space.
 */
function hideProductsUntilReady(): void {
  const { pathname, search } = window.location;
  const params = new URLSearchParams(search);
  const isSearched = ["q", "game", "sort"].some((name) => params.has(name));
  if (pathname !== homePath || !isSearched) return;

  const { dataset } = document.documentElement;
  dataset["search"] = "pending";
  const show = () => {
    delete dataset["search"];
  };
  document.addEventListener(hydrationEvents.ready, show);
  setTimeout(show, maxHiddenMs);
}
