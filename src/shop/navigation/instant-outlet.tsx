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
import { type Location, type RouteObject, useLocation, useOutlet } from "react-router-dom";
import { productPathPrefix } from "#domain/paths.ts";
import { prefetchPolicy } from "#shop/ui/prefetch-policy.ts";
import { DeferBackRender } from "./defer-back-render.tsx";
import { fillWindow, showBelowFold } from "./fill-window.ts";
import { decodePicturesInView, movePictures, picturePlaces } from "./move-pictures.ts";
import { prepareWhenIdle } from "./prepare-when-idle.ts";
import { loadScreen, PreparedScreen, type Screen } from "./prepared-screen.tsx";
import { RouterContext } from "./router-context.ts";

// Instant navigation: a press on a link, Back and Forward show the next screen in the next frame.
//
// - When a screen has settled, the screens that a press may lead to are prepared: rendered into
//   containers outside of the document, with their effects off.
// - As soon as the router has navigated, the container of a prepared screen replaces the last screen
//   in the document. React renders the navigation after that.
// - A screen that was left is dropped and prepared again, so that it always opens fresh. The router
//   keeps the scroll positions.
//
// What it saves and how to remove it: docs/decisions/2026-11-23-instant-navigation.md. With React
// Router's `<Outlet />` in its place, the shop works the same, only slower.

type InstantOutletProps = {
  /** The routes whose screens can be prepared. */
  screens: readonly RouteObject[];
  /** Whether this navigation may show its screen before React renders. */
  mayShowEarly: () => boolean;
};

/** A container outside of the document. It is reused, because React adds its listeners to every new one. */
type Slot = { container: HTMLElement; screen: Screen | undefined };

/** Limits the memory. Enough for the product links in view on a phone; other products load on a press. */
const maxProducts = 8;

/** The router's outlet, which shows a prepared screen before React renders the navigation. */
export function InstantOutlet({ screens, mayShowEarly }: InstantOutletProps) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const router = use(RouterContext);
  // No React elements in this state: their props refer to the previous state, so no state would be freed.
  const [slots, setSlots] = useState<readonly Slot[]>([]);
  const stageRef = useRef<HTMLDivElement>(null);
  const outletRef = useRef<HTMLDivElement>(null);
  const preparedContainer = (path: string) =>
    slots.find(({ screen }) => screen?.path === path)?.container;
  const shown = preparedContainer(pathname);

  // Makes the stage show what React has rendered, even if a press has attached another screen since.
  useLayoutEffect(() => {
    attach(stageRef.current, shown ?? outletRef.current);
    if (shown) showBelowFold(shown);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs after each navigation, even if `shown` stays undefined
  }, [pathname, shown]);

  const showEarly = useEffectEvent((next: Location, scrollYPx: number) => {
    if (next.pathname === pathname) {
      // The visitor came back to this screen before React rendered another one.
      attach(stageRef.current, shown ?? outletRef.current);
      return;
    }
    const container = preparedContainer(next.pathname);
    // Screens are prepared without a search.
    if (!container?.firstElementChild || next.search !== "" || next.hash !== "") return;
    if (!mayShowEarly()) return;
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
      showEarly(next, restoreScrollPosition || 0);
    });
  }, [router]);

  const drop = useCallback((path: string) => {
    setSlots((last) => last.map((slot) => (slot.screen?.path === path ? emptied(slot) : slot)));
  }, []);

  // Drop a screen that was left, so that it opens fresh the next time.
  useLayoutEffect(() => () => drop(pathname), [pathname, drop]);

  useEffect(() => {
    if (!prefetchPolicy().screens) return undefined;
    return prepareWhenIdle(async (path, signal) => {
      if (path === pathname) return;
      const screen = await loadScreen(screens, path);
      if (screen && !signal.aborted) setSlots((last) => withScreen(last, screen));
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
