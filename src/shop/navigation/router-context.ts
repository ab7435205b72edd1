import { createContext, use, useEffect, useEffectEvent } from "react";
import type { DataRouter, RouterState } from "react-router-dom";

/** The app's router. */
export const RouterContext = createContext<DataRouter | undefined>(undefined);

/**
 * Calls `onChange` as soon as the router has navigated to another path. React Router's hooks only report
 * it when React has rendered the new screen.
 */
export function useRouteChange(onChange: (state: RouterState) => void): void {
  const router = use(RouterContext);
  const change = useEffectEvent(onChange);

  useEffect(() => {
    let lastPathname = router?.state.location.pathname;
    return router?.subscribe((state) => {
      const { pathname } = state.location;
      if (pathname === lastPathname) return;
      lastPathname = pathname;
      change(state);
    });
  }, [router]);
}
