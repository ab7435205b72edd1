import {
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { createPortal } from "react-dom";
import {
  type Location,
  type RouteObject,
  UNSAFE_DataRouterContext as DataRouterContext,
  useLocation,
  useOutlet,
} from "react-router-dom";
import { loadBrowserCheckOverlay } from "#browser-check/browser-check.tsx";
import { nextDraw } from "#browser-check/browser-check-chance.ts";
import { productPathPrefix } from "#paths.ts";
import { usePreferences } from "#preferences/preferences-provider.tsx";
import { prefetchPolicy } from "#dom/prefetch-policy.ts";
import { DeferBackRender } from "./defer-back-render.tsx";
import { fillWindow, showBelowFold } from "./fill-window.ts";
import { movePictures, picturePlaces, decodePicturesInView } from "./pictures-in-view.ts";
import { prepareWhenIdle } from "./prepare-when-idle.ts";
import { loadScreen, PreparedScreen, type Screen } from "./prepared-screen.tsx";

// Instant navigation: a press on a link, Back and Forward show the next screen in the next frame.
//
// - When a screen has settled, the screens that a press may lead to are prepared: rendered into
//   containers outside of the document, with their effects off.
// - As soon as the router has navigated, the container of a prepared screen replaces the last screen
//   in the document. React renders the navigation after that.
// - A screen that was left is dropped and prepared again, so that it always opens fresh. The router
//   keeps the scroll positions.
//
// What it saves: docs/decisions/2026-11-23-instant-navigation.md. To remove it, put React Router's `<Outlet />`
// in its place in src/layout/route-screen.tsx and delete this folder. The shop then works the same,
// only slower.

type InstantOutletProps = {
  /** The routes whose screens can be prepared. */
  screens: readonly RouteObject[];
};

/** A container outside of the document. It is reused, because React adds its listeners to every new one. */
type Slot = { container: HTMLElement; screen: Screen | undefined };

/** More product links than are in view on a phone. Other products load when their link is pressed. */
const maxProducts = 8;

/** The router's outlet, which shows a prepared screen before React renders the navigation. */
export function InstantOutlet({ screens }: InstantOutletProps) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const router = use(DataRouterContext)?.router;
  const { loadingScreen } = usePreferences().security;
  // No React elements in this state: their props refer to the previous state, so no state would be freed.
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const stageRef = useRef<HTMLDivElement>(null);
  const outletRef = useRef<HTMLDivElement>(null);
  const preparedContainer = (path: string) =>
    slots.find(({ screen }) => screen?.path === path)?.container;
  const shown = preparedContainer(pathname);

  useLayoutEffect(() => {
    attach(stageRef.current, shown ?? outletRef.current);
    if (shown) showBelowFold(shown);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another screen may have been attached ahead of a navigation that React has not rendered
  }, [pathname, shown]);

  const showBeforeRender = useEffectEvent((next: Location, scrollYPx: number) => {
    if (next.pathname === pathname) {
      // The visitor came back to this screen before React rendered another one.
      attach(stageRef.current, shown ?? outletRef.current);
      return;
    }
    const container = preparedContainer(next.pathname);
    // Screens are prepared without a search.
    if (!container?.firstElementChild || next.search !== "" || next.hash !== "") return;
    if (loadingScreen && nextDraw()) return;
    const places = picturePlaces([pathname, next.pathname]);
    attach(stageRef.current, container);
    fillWindow(container, scrollYPx);
    decodePicturesInView(container);
    movePictures(places);
  });

  useEffect(() => {
    let last = router?.state.location;
    // By now the router has saved the scroll position of the last screen.
    return router?.subscribe(({ location: next, restoreScrollPosition }) => {
      if (next === last) return;
      last = next;
      showBeforeRender(next, restoreScrollPosition || 0);
    });
  }, [router]);

  const drop = useCallback((path: string) => {
    setSlots((last) => last.map((slot) => (slot.screen?.path === path ? emptied(slot) : slot)));
  }, []);

  // Drop a screen that was left, so that it opens fresh the next time.
  useLayoutEffect(() => () => drop(pathname), [pathname, drop]);

  useEffect(() => {
    if (!prefetchPolicy().screens) return undefined;
    return prepareWhenIdle({
      onSettled: () => {
        // The next route change may need the overlay. A failure is reported then.
        loadBrowserCheckOverlay().catch(() => undefined);
      },
      prepare: async (path, signal) => {
        if (path === pathname) return;
        const screen = await loadScreen(screens, path);
        if (screen && !signal.aborted) setSlots((last) => withScreen(last, screen));
      },
    });
  }, [pathname, screens]);

  return (
    <>
      <div ref={stageRef}>
        <div ref={outletRef}>{!shown && outlet}</div>
      </div>
      {slots.length > 0 && <DeferBackRender />}
      {slots.map(({ container, screen }, index) =>
        createPortal(
          screen && (
            <PreparedScreen
              key={screen.path}
              screen={screen}
              container={container}
              isShown={container === shown}
              onFail={() => {
                drop(screen.path);
              }}
            />
          ),
          container,
          String(index),
        ),
      )}
    </>
  );
}

function attach(stage: HTMLElement | null, container: HTMLElement | null): void {
  // Attaching the same screen again would repeat its layout.
  if (container && stage?.firstChild !== container) stage?.replaceChildren(container);
}

function emptied({ container }: Slot): Slot {
  return { container, screen: undefined };
}

function withScreen(slots: readonly Slot[], screen: Screen): readonly Slot[] {
  if (slots.some((slot) => slot.screen?.path === screen.path)) return slots;
  // Status and Home are always prepared: Back and the navigation bar lead there.
  const products = slots.filter((slot) => isProduct(slot.screen));
  if (isProduct(screen) && products.length >= maxProducts) return slots;
  const free = slots.find((slot) => !slot.screen);
  if (free) return slots.map((slot) => (slot === free ? { ...free, screen } : slot));
  return [...slots, { container: document.createElement("div"), screen }];
}

function isProduct(screen: Screen | undefined): boolean {
  return screen?.path.startsWith(productPathPrefix) ?? false;
}
