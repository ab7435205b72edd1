import {
  Activity,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import {
  matchRoutes,
  type RouteObject,
  useLocation,
  useNavigate,
  useOutlet,
} from "react-router-dom";
import { loadBrowserCheckOverlay } from "#browser-check/browser-check.tsx";
import { nextDraw } from "#browser-check/next-draw.ts";
import { usePreferences } from "#preferences/preferences-provider.tsx";
import { isPlainClick } from "#ui/is-plain-click.ts";
import { networkInformation } from "#ui/network-information.ts";
import { moveSharedPictures, picturePlaces } from "./shared-picture-transition.tsx";
import { DropOnError } from "./drop-on-error.tsx";
import { navigateAfterPaint, setShowScreen } from "./navigate-after-paint.ts";
import { prepareWhenIdle } from "./prepare-when-idle.ts";
import { showPicturesInView } from "./show-pictures-in-view.ts";
import { skipBelowFold } from "./skip-below-fold.ts";
import { withoutReload } from "./without-reload.ts";

type PreparedScreensProps = {
  /** The routes of the screens, whose chunks load when a screen is prepared. */
  screens: RouteObject[];
};

type PreparedScreen = { element: ReactElement; container: HTMLElement };

/** The longest time between the clicks of a double click. */
const doubleClickMs = 500;

/** More than fit on a phone screen. Further screens load when clicked. */
const maxPrepared = 8;

/**
 * Shows the screen of the address. Once the page is idle it also renders the screens that a press
 * may lead to: Home, Status and the products whose links are in view. Those wait in containers
 * outside of the document, with their effects off. A press on a link, Back or Forward attaches the
 * container at once. The screen is painted, then the router navigates to it.
 */
export function PreparedScreens({ screens }: PreparedScreensProps) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const { loadingScreen } = usePreferences().security;
  const [prepared, setPrepared] = useState<ReadonlyMap<string, PreparedScreen>>(new Map());
  const slotRef = useRef<HTMLDivElement>(null);
  const outletRef = useRef<HTMLDivElement>(null);
  // The paths shown since screens were last prepared.
  const visited = useRef(new Set<string>());
  const shown = prepared.get(pathname);

  const attach = useEffectEvent((screen: HTMLElement | null) => {
    // Attaching the same screen again would lay it out again.
    if (screen && slotRef.current?.firstChild !== screen) slotRef.current?.replaceChildren(screen);
  });

  useLayoutEffect(() => {
    visited.current.add(pathname);
    attach(shown ? shown.container : outletRef.current);
  }, [pathname, shown]);

  const showScreen = useEffectEvent((path: string, scrollYPx: number) => {
    if (path === pathname) {
      // A second press may come before React has rendered the first.
      attach(shown ? shown.container : outletRef.current);
      return false;
    }
    const container = prepared.get(path)?.container;
    if (!container?.firstElementChild || (loadingScreen && nextDraw())) return false;
    // React hides what is inside a hidden Activity.
    for (const child of container.children) {
      if (child instanceof HTMLElement) child.style.removeProperty("display");
    }
    const places = picturePlaces([pathname, path]);
    attach(container);
    window.scrollTo(0, scrollYPx);
    if (scrollYPx === 0) skipBelowFold(container);
    else showPicturesInView(container);
    moveSharedPictures(places);
    return true;
  });

  useEffect(() => {
    setShowScreen((path, scrollYPx) => showScreen(path, scrollYPx));
    let shownAtMs = -Infinity;
    const onClick = (event: MouseEvent) => {
      // The second click of a double click on a link must not press what is there on the next screen.
      if (event.detail > 1 && event.timeStamp - shownAtMs < doubleClickMs) {
        event.preventDefault();
        event.stopPropagation();
        return;
      }
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || !isPlainClick(event) || !isScreenLink(link)) return;
      const { pathname: path } = link;
      // The router's own link then does nothing.
      if (!navigateAfterPaint(path, () => navigate(path))) return;
      event.preventDefault();
      shownAtMs = event.timeStamp;
    };
    document.addEventListener("click", onClick, { capture: true });
    return () => {
      setShowScreen(undefined);
      document.removeEventListener("click", onClick, { capture: true });
    };
  }, [navigate]);

  useEffect(() => {
    if (!shouldPrefetch()) return undefined;
    const forget = (isForgotten: (path: string) => boolean) => {
      setPrepared((known) => new Map([...known].filter(([path]) => !isForgotten(path))));
    };
    const onSettled = () => {
      // The overlay may be needed on the next route change. A failure is reported then.
      void withoutReload(loadBrowserCheckOverlay).catch(() => undefined);
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
        const container = document.createElement("div");
        const screen = <DropOnError onError={onError}>{element}</DropOnError>;
        return new Map(known).set(path, { element: screen, container });
      });
    };
    return prepareWhenIdle(onSettled, prepare);
  }, [pathname, screens]);

  return (
    <>
      <div ref={slotRef}>
        <div ref={outletRef}>{!shown && outlet}</div>
      </div>
      {[...prepared].map(([path, { element, container }]) => (
        <Activity key={path} mode={path === pathname ? "visible" : "hidden"}>
          {createPortal(element, container)}
        </Activity>
      ))}
    </>
  );
}

/** Whether a link opens a screen of this shop in this tab, without a search, as it was prepared. */
function isScreenLink({ origin, search, hash, target }: HTMLAnchorElement): boolean {
  return origin === window.location.origin && `${search}${hash}${target}` === "";
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

/** Whether to fetch files ahead: online, without reduced data, and not on 2G. */
function shouldPrefetch(): boolean {
  const network = networkInformation();
  const isSlow = /(?:^|-)2g$/.test(network?.effectiveType ?? "");
  return navigator.onLine && !network?.saveData && !isSlow;
}
