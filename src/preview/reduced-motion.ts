const aboutMotion = /^\(prefers-reduced-motion(: reduce)?\)$/;

const lists = new Map<string, MediaQueryList>();
const listeners = new Set<() => void>();
const rules = new Set<{ media: MediaList; isForReduced: boolean }>();
const readRules = new WeakSet<CSSRule>();
let isReduced = false;

/**
 * From now on the page believes what `believeReducedMotion` says. Has to come before the shop
 * asks for the first time; until something else is said, the system's setting holds.
 */
export function takeOverReducedMotion(): void {
  const ask = window.matchMedia.bind(window);
  const system = ask("(prefers-reduced-motion: reduce)");
  isReduced = system.matches;
  system.addEventListener("change", ({ matches }) => {
    believeReducedMotion(matches);
  });

  window.matchMedia = (query) => {
    if (!aboutMotion.test(query)) return ask(query);
    const list = lists.get(query) ?? ask(query);
    Object.defineProperty(list, "matches", { configurable: true, get: isReducedMotionBelieved });
    lists.set(query, list);
    return list;
  };
}

/** Whether the page believes that its visitor asked for less motion. */
export function isReducedMotionBelieved(): boolean {
  return isReduced;
}

/** Makes scripts and stylesheets believe that the visitor asked for less motion, or did not. */
export function believeReducedMotion(isNowReduced: boolean): void {
  isReduced = isNowReduced;
  for (const sheet of document.styleSheets) findRules(sheet.cssRules);
  for (const { media, isForReduced } of rules) {
    media.mediaText = isForReduced === isReduced ? "all" : "not all";
  }
  tellMotion();
}

/** Has everything that follows the setting look again. */
export function tellMotion(): void {
  for (const list of lists.values()) {
    const { media } = list;
    list.dispatchEvent(Object.assign(new Event("change"), { media, matches: isReduced }));
  }
  for (const listener of listeners) listener();
}

/** Hears of each change of what is believed; gives how to stop. */
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
