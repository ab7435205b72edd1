import "./before-paint-script.ts";
import { isLoadError } from "#dom/is-load-error.ts";
import { loadOrReload, reloadOnce } from "./load-or-reload.ts";
import { replayEarlyClicks } from "./replay-early-clicks.ts";
import { scheduleHydration } from "./schedule-hydration.ts";

// The inline script of every page. The build puts it into the head, with the URLs of the app's module
// and of everything that the page's screen imports.
const { entry, chunks = "", stylesheet = "" } = document.currentScript?.dataset ?? {};

// Set by before-paint-script.ts unless the browser is too old for the app.
if (entry && "scripts" in document.documentElement.dataset) {
  replayEarlyClicks();
  scheduleHydration(() => {
    // The page contains only its own styles; the other screens need the rest.
    const allStyles = new Promise<unknown>((onload, reject) => {
      const onerror = () => {
        reject(new Error(`Not loaded: ${stylesheet}`));
      };
      appendLink({ rel: "stylesheet", href: stylesheet, onload, onerror });
    });
    loadAndRun(entry, chunks.split(" "), allStyles);
  });
}

function loadAndRun(
  module: string,
  chunkUrls: readonly string[],
  allStyles: Promise<unknown>,
): void {
  // All at once. The module's own imports would request them one after another.
  for (const href of [module, ...chunkUrls]) {
    appendLink({ rel: "modulepreload", href });
  }
  // Of a module that the app's module imports, or of a dialog (`useLazyComponent`).
  addEventListener("error", ({ error }) => {
    if (isLoadError(error)) reloadOnce({ build: module });
  });
  void loadOrReload(() => allStyles.then(() => runModule(module)), { build: module });
}

/**
 * Runs a module. The security policy trusts scripts that a script adds to the page; for `import()` in an
 * inline script, Chromium applies the rules of the page's own HTML.
 */
function runModule(src: string): Promise<unknown> {
  return new Promise((onload, reject) => {
    const onerror = () => {
      reject(new Error(`Not loaded: ${src}`));
    };
    document.head.append(
      Object.assign(document.createElement("script"), { type: "module", src, onload, onerror }),
    );
  });
}

/** Low priority, so that it does not delay the page's own resources. */
function appendLink(link: Partial<HTMLLinkElement>): void {
  document.head.append(
    Object.assign(document.createElement("link"), { fetchPriority: "low", ...link }),
  );
}
