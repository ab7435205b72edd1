import { useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import { type RouteObject, useLocation } from "react-router-dom";
import { prefetchPolicy } from "#shop/ui/prefetch-policy.ts";
import { loadScreen, type Screen } from "./load-screen.ts";

/** A container and the screen in it. Containers are reused, because React adds its listeners to each. */
export type Slot = { container: HTMLElement; screen: Screen | undefined };

/** Limits the memory. A phone shows fewer links at once; other screens load on a press. */
const maxScreens = 10;

/**
 * Prepares the screens of the links in view, and the last screen, for Back, while the browser is idle.
 * Loads them one after another, and renders them one after another.
 */
export function usePreparedScreens(routes: readonly RouteObject[]) {
  const { pathname } = useLocation();
  const lastPathname = useRef<string>(undefined);
  // Only data: a React element would keep the state before it in memory, with its screens.
  const [slots, setSlots] = useState<readonly Slot[]>([]);

  const drop = useCallback((path: string) => {
    setSlots((last) =>
      last.map((slot) => (slot.screen?.path === path ? { ...slot, screen: undefined } : slot)),
    );
  }, []);

  // Drop a screen that was left, so that it opens fresh the next time.
  useLayoutEffect(() => () => drop(pathname), [pathname, drop]);

  useEffect(() => {
    if (!prefetchPolicy().screens) return undefined;
    const back = lastPathname.current;
    const linksInView = new Set<HTMLAnchorElement>();
    const isReachable = (path: string) =>
      path === pathname || path === back || [...linksInView].some((link) => link.pathname === path);

    let isStopped = false;
    const isWanted = (path: string) => !isStopped && path !== pathname && isReachable(path);
    let loading = Promise.resolve();
    // Rendering waits, so that nothing slows down a page that is still loading.
    let rendering = firstInteraction();
    const renderAfter = async (last: Promise<void>, screen: Screen) => {
      await last;
      await idle();
      if (isWanted(screen.path)) setSlots((before) => withScreen(before, screen, isReachable));
    };
    const prepare = async (path: string) => {
      await idle();
      if (!isWanted(path)) return;
      // A press on the link loads a missing chunk again, and handles the failure.
      const screen = await loadScreen(routes, path).catch(() => undefined);
      if (!screen) return;
      rendering = renderAfter(rendering, screen);
    };
    const add = (path: string) => {
      loading = loading.then(() => prepare(path));
    };

    if (back !== undefined) add(back);
    const stopWatching = watchLinks((link, isInView) => {
      if (!isInView) {
        linksInView.delete(link);
        return;
      }
      linksInView.add(link);
      add(link.pathname);
    });
    return () => {
      isStopped = true;
      stopWatching();
      lastPathname.current = pathname;
    };
  }, [pathname, routes]);

  return { slots, drop };
}

/**
 * Adds a screen: in an empty slot, a new one, or that of a screen that no press can reach any more. If
 * there is none, the screen is not prepared.
 */
function withScreen(
  slots: readonly Slot[],
  screen: Screen,
  isReachable: (path: string) => boolean,
): readonly Slot[] {
  if (slots.some((slot) => slot.screen?.path === screen.path)) return slots;
  const free = slots.find((slot) => !slot.screen);
  if (!free && slots.length < maxScreens) {
    return [...slots, { container: document.createElement("div"), screen }];
  }
  const replaced = free ?? slots.find((slot) => slot.screen && !isReachable(slot.screen.path));
  return slots.map((slot) => (slot === replaced ? { ...slot, screen } : slot));
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}

const interactions = ["pointermove", "pointerdown", "touchstart", "scroll", "keydown"];
let firstInteractionSeen: Promise<void> | undefined;

/** Resolves when the visitor has first touched, scrolled, pressed a key or moved the pointer. */
function firstInteraction(): Promise<void> {
  firstInteractionSeen ??= new Promise((resolve) => {
    if (window.scrollY > 0) resolve();
    for (const type of interactions) {
      window.addEventListener(type, () => resolve(), { once: true, passive: true });
    }
  });
  return firstInteractionSeen;
}

/**
 * Calls `onChange` for each link of the site that comes into view or leaves it, also for links that
 * appear later. Returns a function that stops it.
 */
function watchLinks(onChange: (link: HTMLAnchorElement, isInView: boolean) => void) {
  const inView = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (target instanceof HTMLAnchorElement) onChange(target, isIntersecting);
    }
  });
  const observeLinks = () => {
    for (const link of document.querySelectorAll('a[href^="/"]')) inView.observe(link);
  };
  const newLinks = new MutationObserver(observeLinks);
  newLinks.observe(document.body, { childList: true, subtree: true });
  observeLinks();
  return () => {
    inView.disconnect();
    newLinks.disconnect();
  };
}
