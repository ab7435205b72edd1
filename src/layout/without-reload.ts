/** Loads a chunk ahead. Preloading must not trigger the stale-chunk reload. */
export async function withoutReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
  window.addEventListener("vite:preloadError", stopEvent, { capture: true });
  try {
    return await load();
  } finally {
    window.removeEventListener("vite:preloadError", stopEvent, { capture: true });
  }
}

function stopEvent(event: Event): void {
  event.stopImmediatePropagation();
}
