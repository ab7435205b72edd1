import { replayEarlyClicks } from "./replay-early-clicks.ts";
import { RELOADED_FROM_BUILD } from "./reloaded-from-build.ts";
import { scheduleHydration } from "./schedule-hydration.ts";

// Stands in the head of every prerendered page; the build hands it the addresses of the app's
// module and of everything that the page's first screen imports.
const { entry, chunks = "" } = document.currentScript?.dataset ?? {};

// What a browser of before 2024 lacks would break the app halfway. To such a browser the page is
// its HTML, which can be read and left for the store.
const isCapable = "popover" in document.head;

replayEarlyClicks();
if (entry && isCapable) scheduleHydration(() => fetchAndRun(entry, chunks.split(" ")));

function fetchAndRun(module: string, parts: readonly string[]): void {
  // All at once: by itself the module would ask for them one after the other. Behind whatever
  // the page itself still waits for, if the host knows of priorities.
  for (const href of parts) {
    document.head.append(
      Object.assign(document.createElement("link"), {
        rel: "modulepreload",
        fetchPriority: "low",
        href,
      }),
    );
  }
  import(/* @vite-ignore */ module).catch(reloadOnce);
}

/**
 * A page whose app cannot be had is older than what the host has by now, or a file was lost on
 * the way: it is opened anew, once, and only where that can be written down.
 */
function reloadOnce(error: unknown): void {
  if (!navigator.onLine || sessionStorage[RELOADED_FROM_BUILD] === entry) throw error;
  sessionStorage[RELOADED_FROM_BUILD] = entry;
  location.reload();
}
