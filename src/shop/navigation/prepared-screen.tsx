import { Activity, Component, type ComponentType, type ReactNode, use, useEffect } from "react";
import { matchRoutes, type Params, type RouteObject } from "react-router-dom";
import { RouterContext } from "./router-context.ts";
import { isPlainPress, isScreenPath } from "./use-link-presses.ts";

/** A screen to prepare: its component, and the path and parameters of its route. */
export type Screen = { path: string; params: Params; Component: ComponentType<Params> };

/** Loads the screen of a path into its route, or returns undefined if the path is not a screen's. */
export async function loadScreen(
  routes: readonly RouteObject[],
  path: string,
): Promise<Screen | undefined> {
  const match = matchRoutes([...routes], path)?.at(-1);
  if (!match) return undefined;
  const loaded = await loadRoute(match.route);
  return loaded.Component ? { path, params: match.params, Component: loaded.Component } : undefined;
}

/** The component of a route. A lazy one is loaded once, so that a press does not wait for another import. */
export async function loadRoute(route: RouteObject) {
  if (typeof route.lazy === "function") {
    Object.assign(route, await route.lazy(), { lazy: undefined });
  }
  return { Component: route.Component ?? null };
}

type PreparedScreenProps = {
  screen: Screen;
  container: HTMLElement;
  isShown: boolean;
  /** Called if the screen throws. */
  onFail: () => void;
};

/** A screen with its effects off until it is shown. */
export function PreparedScreen({ screen, container, isShown, onFail }: PreparedScreenProps) {
  const router = use(RouterContext);

  useEffect(() => {
    if (isShown) return undefined;
    // React Router's links only navigate once their effects are on. Until then, navigate here.
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest("a");
      if (!link || event.defaultPrevented || !isPlainPress(event)) return;
      if (link.origin !== window.location.origin || !isScreenPath(link.pathname)) return;
      event.preventDefault();
      void router?.navigate(link.pathname + link.search + link.hash);
    };
    // In the capture phase, before React's own listeners.
    container.addEventListener("click", onClick, { capture: true });
    return () => container.removeEventListener("click", onClick, { capture: true });
  }, [container, isShown, router]);

  return (
    <Activity mode={isShown ? "visible" : "hidden"}>
      <ErrorGuard onError={onFail}>
        <screen.Component {...screen.params} />
      </ErrorGuard>
    </Activity>
  );
}

type ErrorGuardProps = { onError: () => void; children: ReactNode };

/** Renders nothing if its children throw, so that the shown screen stays. */
class ErrorGuard extends Component<ErrorGuardProps, { hasError: boolean }> {
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
