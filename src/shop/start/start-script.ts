import "./before-paint-script.ts";
import { loadOrReload } from "#shop/ui/load-or-reload.ts";
import { replayEarlyClicks } from "./replay-early-clicks.ts";
import { scheduleHydration } from "./schedule-hydration.ts";

// The inline script of every page. src/prerender/inline-script.ts bundles it, and page-html.ts puts
// it into the head, with the URLs of the app's entry (src/main.tsx), of the other chunks that the
// page needs, and of the styles that the app adds.
const { entry, chunks = "", stylesheet = "" } = document.currentScript?.dataset ?? {};

// Set by before-paint-script.ts unless the browser is too old for the app.
if (entry && "scripts" in document.documentElement.dataset) {
  replayEarlyClicks();
  scheduleHydration(() => void loadOrReload(() => startApp(entry)));
}

async function startApp(src: string): Promise<void> {
  // The page contains only its own styles; the other screens need the rest.
  const allStyles = loaded(link({ rel: "stylesheet", href: stylesheet }));
  // All at once. The entry's own imports would request them one after another.
  for (const href of [src, ...chunks.split(" ")]) {
    document.head.append(link({ rel: "modulepreload", href }));
  }
  await allStyles;
  // The security policy trusts scripts that a script adds to the page; for `import()` in an inline
  // script, Chromium applies the rules of the page's own HTML.
  await loaded(Object.assign(document.createElement("script"), { type: "module", src }));
}

/** Low priority, so that it does not delay the page's own resources. */
function link(attributes: Partial<HTMLLinkElement>): HTMLLinkElement {
  return Object.assign(document.createElement("link"), { fetchPriority: "low", ...attributes });
}

/** Adds an element to the head. Resolves when its file has loaded, and rejects if it fails. */
function loaded(element: HTMLElement): Promise<unknown> {
  return new Promise((onload, onerror) => {
    document.head.append(Object.assign(element, { onload, onerror }));
  });
}
