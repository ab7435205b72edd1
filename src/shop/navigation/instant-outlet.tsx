import { startTransition, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { type RouteObject, useLocation, useOutlet } from "react-router-dom";
import {
  decodePicturesInView,
  movePictures,
  picturePlaces,
  showBelowFold,
  showFirstFrame,
} from "./first-frame.ts";
import { PreparedScreen } from "./prepared-screen.tsx";
import { useRouteChange } from "./router-context.ts";
import { usePreparedScreens } from "./use-prepared-screens.ts";

// Instant navigation: a press on a link, Back and Forward show the next screen in the next frame.
//
// - While the browser is idle, the screens that a press may lead to are prepared: rendered into
//   containers outside of the document, with their effects off.
// - As soon as the router has navigated, the container of a prepared screen replaces the last screen
//   in the document. React renders the navigation after that.
// - A screen that was left is dropped and prepared again, so that it always opens fresh. The router
//   keeps the scroll positions.
//
// What it saves and how to remove it: docs/decisions/2026-11-23-instant-navigation.md. With React
// Router's `<Outlet />` in its place, the shop works the same, only slower.

/**
 * The router's outlet, which shows a prepared screen before React renders the navigation. It prepares
 * the screens of these routes.
 */
export function InstantOutlet({ routes }: { routes: readonly RouteObject[] }) {
  const outlet = useOutlet();
  const { pathname } = useLocation();
  const { slots, drop } = usePreparedScreens(routes);
  const stageRef = useRef<HTMLDivElement>(null);
  const outletRef = useRef<HTMLDivElement>(null);
  const preparedContainer = (path: string) =>
    slots.find(({ screen }) => screen?.path === path)?.container;
  const current = preparedContainer(pathname);

  // A later press may have attached another screen: attach the one that React has rendered.
  useLayoutEffect(() => {
    attach(stageRef.current, current ?? outletRef.current);
    if (current) showBelowFold(current);
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- runs after each navigation, even if `current` stays undefined
  }, [pathname, current]);

  // The router saves the last screen's scroll position before it calls this, so this may scroll.
  useRouteChange(({ location: next, restoreScrollPosition }) => {
    if (next.pathname === pathname) {
      // The visitor came back to this screen before React rendered another one.
      attach(stageRef.current, current ?? outletRef.current);
      return;
    }
    const container = preparedContainer(next.pathname);
    // Not rendered yet; or with a search or a hash, which only React's render applies.
    if (!container?.firstElementChild || next.search !== "" || next.hash !== "") return;
    const places = picturePlaces([pathname, next.pathname]);
    attach(stageRef.current, container);
    showFirstFrame(container, restoreScrollPosition || 0);
    decodePicturesInView(container);
    movePictures(places);
  });

  return (
    <>
      <div ref={stageRef}>
        <div ref={outletRef}>{!current && outlet}</div>
      </div>
      {slots.length > 0 && <DeferBackRender />}
      {slots.map(({ container, screen }, index) =>
        createPortal(
          screen && (
            <PreparedScreen
              key={screen.path}
              screen={screen}
              container={container}
              isCurrent={container === current}
              onFail={() => drop(screen.path)}
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

let startFirstTransition: (() => void) | undefined;

// Added when this module loads, because it must run before the router's listener.
globalThis.window?.addEventListener("popstate", () => startFirstTransition?.());

/**
 * Delays React's render of a navigation by Back or Forward until the browser has painted the prepared
 * screen. React renders the first transition of a `popstate` event synchronously. This component starts
 * an empty one, so that the router's transition is not the first and waits for the paint.
 */
function DeferBackRender() {
  const [, setCount] = useState(0);

  useEffect(() => {
    startFirstTransition = () => {
      startTransition(() => setCount((count) => count + 1));
    };
    return () => {
      startFirstTransition = undefined;
    };
  }, []);

  return null;
}
