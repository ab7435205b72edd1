import { Activity, Component, type ReactNode, use, useEffect } from "react";
import type { Screen } from "./load-screen.ts";
import { RouterContext } from "./router-context.ts";
import { isPlainPress, isScreenPath } from "./use-link-presses.ts";

type PreparedScreenProps = {
  screen: Screen;
  container: HTMLElement;
  /** Whether React has rendered the navigation to it. It can be in the document before that. */
  isCurrent: boolean;
  /** Called if the screen throws. */
  onFail: () => void;
};

/** A screen with its effects off until it is the current one. */
export function PreparedScreen({ screen, container, isCurrent, onFail }: PreparedScreenProps) {
  const router = use(RouterContext);

  useEffect(() => {
    if (isCurrent) return undefined;
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
  }, [container, isCurrent, router]);

  return (
    <Activity mode={isCurrent ? "visible" : "hidden"}>
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
