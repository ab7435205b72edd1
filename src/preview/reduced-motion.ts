const motionQuery = /^\(prefers-reduced-motion(: reduce)?\)$/;

const lists = new Map<string, MediaQueryList>();
const listeners = new Set<() => void>();
const rules = new Set<{ media: MediaList; isForReduced: boolean }>();
const readRules = new WeakSet<CSSRule>();
let isReduced = false;

/**
 * Lets `setReducedMotion` override the system's setting. Call it before the shop reads the setting
 * for the first time.
 */
export function overrideReducedMotion(): void {
  const systemMatchMedia = window.matchMedia.bind(window);
  const system = systemMatchMedia("(prefers-reduced-motion: reduce)");
  isReduced = system.matches;
  system.addEventListener("change", ({ matches }) => {
    setReducedMotion(matches);
  });

  window.matchMedia = (query) => {
    if (!motionQuery.test(query)) return systemMatchMedia(query);
    const list = lists.get(query) ?? systemMatchMedia(query);
    Object.defineProperty(list, "matches", { configurable: true, get: isReducedMotion });
    lists.set(query, list);
    return list;
  };
}

/** Whether reduced motion is on, for the system or here. */
export function isReducedMotion(): boolean {
  return isReduced;
}

/** Turns reduced motion on or off for scripts and stylesheets. */
export function setReducedMotion(shouldReduce: boolean): void {
  isReduced = shouldReduce;
  for (const sheet of document.styleSheets) findRules(sheet.cssRules);
  for (const { media, isForReduced } of rules) {
    media.mediaText = isForReduced === isReduced ? "all" : "not all";
  }
  dispatchMotionChange();
}

/** Notifies everything that listens to the setting. */
export function dispatchMotionChange(): void {
  for (const list of lists.values()) {
    const { media } = list;
    list.dispatchEvent(Object.assign(new Event("change"), { media, matches: isReduced }));
  }
  for (const listener of listeners) listener();
}

/** Subscribes to changes. Returns a function that unsubscribes. */
export function onReducedMotion(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function findRules(list: CSSRuleList): void {
  for (const rule of list) {
    if (rule instanceof CSSMediaRule && !readRules.has(rule)) {
      readRules.add(rule);
      const { media } = rule;
      if (media.mediaText.includes("prefers-reduced-motion")) {
        rules.add({ media, isForReduced: !media.mediaText.includes("no-preference") });
      }
    }
    if ("cssRules" in rule) findRules(rule.cssRules as CSSRuleList);
  }
}
