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
      throw new Error("addListener is out of date: use addEventListener.");
    },
    removeListener() {
      throw new Error("removeListener is out of date: use removeEventListener.");
    },
  });
  Object.defineProperty(list, "matches", { get: () => matching.has(query) });
  lists.set(query, list);
  return list;
}

/** Sets whether a media query holds, such as `(prefers-reduced-motion: reduce)`; tells listeners. */
export function setMedia(query: string, holds: boolean) {
  if (matching.has(query) === holds) return;
  if (holds) matching.add(query);
  else matching.delete(query);
  const change = Object.assign(new Event("change"), { media: query, matches: holds });
  lists.get(query)?.dispatchEvent(change);
}

/** Before each test no media query holds and nobody listens. */
export function resetMedia() {
  matching.clear();
  lists.clear();
}

/** jsdom lays nothing out, so it has no `matchMedia`: here tests say what holds. */
export function addMatchMedia() {
  window.matchMedia = mediaList;
}
