import "./before-paint-script.ts";
import { reloadOnce } from "#shop/web-platform/load-chunk.ts";
import { hydrationEvents, replayEarlyClicks } from "./replay-early-clicks.ts";
import { scheduleHydration } from "./schedule-hydration.ts";

// How a page starts:
//
// 1. The build puts this script into each page's head, with the URLs of the entry (src/main.tsx), of the
//    other chunks that the page needs, and of the styles that the app adds (src/prerender/page-html.ts).
// 2. before-paint-script.ts sets attributes of <html> that the first paint depends on.
// 3. schedule-hydration.ts waits until the page has painted. Until the app runs, replay-early-clicks.ts
//    records clicks that only it can handle.
// 4. `startApp` loads styles and entry. The entry calls `hydrateShop` (hydrate-shop.tsx).
// 5. hydrate-shop.tsx dispatches `hydrating`, and `ready` when the recorded clicks can be replayed.
const { entry, chunks = "", stylesheet = "" } = document.currentScript?.dataset ?? {};

// Set by before-paint-script.ts unless the browser is too old for the app.
if (entry && "scripts" in document.documentElement.dataset) {
  replayEarlyClicks();
  scheduleHydration(() => void startApp(entry));
}

async function startApp(src: string): Promise<void> {
  // Firefox aborts requests when the visitor leaves: a reload would cancel that navigation.
  let isLeaving = false;
  const onLeave = () => {
    isLeaving = true;
  };
  window.addEventListener("beforeunload", onLeave);
  // The listener can disable the back/forward cache.
  document.addEventListener(hydrationEvents.ready, () =>
    window.removeEventListener("beforeunload", onLeave),
  );
  try {
    await loadApp(src);
  } catch {
    if (isLeaving || !reloadOnce(window.location)) throw new Error("The app could not be loaded.");
  }
}

async function loadApp(src: string): Promise<void> {
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
