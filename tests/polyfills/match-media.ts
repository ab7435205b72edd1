const lists = new Map<string, MediaQueryList>();

/** Nothing matches until a test calls `setMedia`. */
function mediaList(query: string): MediaQueryList {
  const known = lists.get(query);
  if (known) return known;
  const list = Object.assign(new EventTarget(), { media: query, matches: false });
  lists.set(query, list as MediaQueryList);
  return list as MediaQueryList;
}

/** Sets whether a media query such as `(prefers-reduced-motion: reduce)` matches. Dispatches `change`. */
export function setMedia(query: string, matches: boolean) {
  const list = Object.assign(mediaList(query), { matches });
  list.dispatchEvent(new Event("change"));
}

/** Adds `matchMedia`, which jsdom lacks. Forgets the queries of the test before. */
export function addMatchMedia() {
  lists.clear();
  window.matchMedia = mediaList;
}
