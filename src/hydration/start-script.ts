import { replayEarlyClicks } from "./replay-early-clicks.ts";
import { RELOADED_FROM_BUILD } from "./reload-key.ts";
import { scheduleHydration } from "./schedule-hydration.ts";

// The build inlines this script into the head of every page, with the URLs of the app's module and
// of everything that the page's screen imports.
const { entry, chunks = "" } = document.currentScript?.dataset ?? {};

// Set by before-paint-script.ts unless the browser is too old for the app.
if (entry && "scripts" in document.documentElement.dataset) {
  replayEarlyClicks();
  scheduleHydration(() => loadAndRun(entry, chunks.split(" ")));
}

function loadAndRun(module: string, parts: readonly string[]): void {
  // All at once, because the module would request them one after the other. Low priority, so that
  // they do not delay what the page itself still waits for.
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
 * If the app cannot be loaded, the page is probably older than the deployed build: reload it.
 * Once per build, and only if storage can record it, so that it never loops.
 */
function reloadOnce(error: unknown): void {
  if (!navigator.onLine || sessionStorage[RELOADED_FROM_BUILD] === entry) throw error;
  sessionStorage[RELOADED_FROM_BUILD] = entry;
  location.reload();
}
