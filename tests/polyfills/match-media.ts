const matching = new Set<string>();
const lists = new Map<string, MediaQueryList>();

function mediaList(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list: MediaQueryList = Object.assign(new EventTarget(), {
    media: query,
    matches: false,
    onchange: null,
    addListener() {
      throw new Error("addListener is deprecated: use addEventListener.");
    },
    removeListener() {
      throw new Error("removeListener is deprecated: use removeEventListener.");
    },
  });
  Object.defineProperty(list, "matches", { get: () => matching.has(query) });
  lists.set(query, list);
  return list;
}

/** Sets whether a media query such as `(prefers-reduced-motion: reduce)` matches. Dispatches `change`. */
export function setMedia(query: string, matches: boolean) {
  if (matching.has(query) === matches) return;
  if (matches) matching.add(query);
  else matching.delete(query);
  const change = Object.assign(new Event("change"), { media: query, matches });
  lists.get(query)?.dispatchEvent(change);
}

/** Removes all matches and listeners. Runs before each test. */
export function resetMedia() {
  matching.clear();
  lists.clear();
}

/** jsdom has no layout and so no `matchMedia`. Nothing matches until a test calls `setMedia`. */
export function addMatchMedia() {
  window.matchMedia = mediaList;
}
