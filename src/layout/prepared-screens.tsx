import {
  Activity,
  Component,
  type ReactElement,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import { matchRoutes, type RouteObject, useLocation, useOutlet } from "react-router-dom";
import { routePaths } from "#paths.ts";
import { isPrefetchWelcome } from "./is-prefetch-welcome.ts";

type PreparedScreensProps = {
  /** The routes of the screens, whose chunks load when a screen is prepared. */
  screens: RouteObject[];
};

type PreparedScreen = { element: ReactElement; container: HTMLElement };

/** How long the page is left alone before screens are prepared. */
const settleMs = 1000;

/** More than fit on a phone; the others wait until they are pointed at. */
const maxPrepared = 8;

/**
 * Shows the screen of the address. Once the page is idle it also renders the screens that a press
 * may lead to: Home, Status and the products whose links are in view. Those wait in containers
 * outside of the document, with their effects off, so that a press only has to attach one.
 */
export function PreparedScreens({ screens }: PreparedScreensProps) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const [prepared, setPrepared] = useState<ReadonlyMap<string, PreparedScreen>>(new Map());
  const slotRef = useRef<HTMLDivElement>(null);
  // The paths shown since screens were last prepared.
  const visited = useRef(new Set<string>());
  const shown = prepared.get(pathname);

  useLayoutEffect(() => {
    slotRef.current?.replaceChildren(...(shown ? [shown.container] : []));
  }, [shown]);

  useEffect(() => {
    if (!isPrefetchWelcome()) return undefined;
    visited.current.add(pathname);
    const forget = (isForgotten: (path: string) => boolean) => {
      setPrepared((known) => new Map([...known].filter(([path]) => !isForgotten(path))));
    };
    const forgetVisited = () => {
      const past = visited.current;
      visited.current = new Set([pathname]);
      // A screen starts fresh at each visit.
      if (past.size > 1) forget((path) => path !== pathname && past.has(path));
    };
    const prepare = async (path: string) => {
      if (path === pathname) return;
      const element = await loadScreen(screens, path);
      if (!element) return;
      const onError = () => {
        forget((one) => one === path);
      };
      setPrepared((known) => {
        if (known.has(path) || known.size >= maxPrepared) return known;
        const container = Object.assign(document.createElement("div"), { className: "contents" });
        const screen = <DropOnError onError={onError}>{element}</DropOnError>;
        return new Map(known).set(path, { element: screen, container });
      });
    };
    return prepareWhenIdle(forgetVisited, prepare);
  }, [pathname, screens]);

  return (
    <>
      <div ref={slotRef} className="contents" />
      {!shown && outlet}
      {[...prepared].map(([path, { element, container }]) => (
        <Activity key={path} mode={path === pathname ? "visible" : "hidden"}>
          {createPortal(element, container)}
        </Activity>
      ))}
    </>
  );
}

async function loadScreen(
  screens: RouteObject[],
  pathname: string,
): Promise<ReactElement | undefined> {
  const match = matchRoutes(screens, pathname)?.[0];
  if (!match) return undefined;
  const { route, params } = match;
  const { Component: Screen } =
    typeof route.lazy === "function" ? await withoutReload(route.lazy) : route;
  return Screen ? <Screen {...params} /> : undefined;
}

/** A chunk that cannot be fetched ahead must not reload the page, as one that is needed does. */
async function withoutReload<Loaded>(load: () => Promise<Loaded>): Promise<Loaded> {
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

/**
 * Once the page has settled, calls `onSettled`, then `prepare` with the paths of Home, Status and
 * each product link that comes into view, one at a time while the browser is idle. Returns a
 * function that stops it.
 */
function prepareWhenIdle(
  onSettled: () => void,
  prepare: (path: string) => Promise<void>,
): () => void {
  const queue: string[] = [];
  const seen = new Set<string>();
  const stopped = new AbortController();
  let isRunning = false;

  const run = async (): Promise<void> => {
    const path = queue.shift();
    isRunning = path !== undefined;
    if (path === undefined) return;
    await idle();
    if (stopped.signal.aborted) return;
    try {
      await prepare(path);
    } catch {
      // The press loads the chunk again and shows its own failure.
    }
    await run();
  };
  const add = (path: string) => {
    if (seen.has(path)) return;
    seen.add(path);
    queue.push(path);
    if (!isRunning) void run();
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (isIntersecting && target instanceof HTMLAnchorElement) add(target.pathname);
    }
  });
  const timer = setTimeout(() => {
    onSettled();
    for (const link of document.querySelectorAll('main a[href^="/product/"]')) {
      observer.observe(link);
    }
    add(routePaths.status);
    add(routePaths.home);
  }, settleMs);

  return () => {
    stopped.abort();
    clearTimeout(timer);
    observer.disconnect();
  };
}

function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no requestIdleCallback.
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 50);
  });
}

type DropOnErrorProps = { onError: () => void; children: ReactNode };

/** A prepared screen that throws must not take the shown one down: it is dropped. */
class DropOnError extends Component<DropOnErrorProps, { hasError: boolean }> {
  override state = { hasError: false };

  static getDerivedStateFromError() {
    return { hasError: true };
  }

  override componentDidCatch() {
    this.props.onError();
  }

  override render() {
    return this.state.hasError ? null : this.props.children;
  }
}
