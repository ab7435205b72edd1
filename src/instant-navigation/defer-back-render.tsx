import { startTransition, useEffect, useState } from "react";

/**
 * Lets the browser paint a prepared screen before React renders a navigation by Back or Forward.
 * React renders the first transition of a `popstate` event at once, and all others in later tasks.
 * This is the first transition, and renders nothing.
 */
export function DeferBackRender() {
  const [, setCount] = useState(0);

  useEffect(() => {
    const onPopState = () => {
      startTransition(() => {
        setCount((count) => count + 1);
      });
    };
    // In the capture phase, to come before the router's listener.
    window.addEventListener("popstate", onPopState, { capture: true });
    return () => {
      window.removeEventListener("popstate", onPopState, { capture: true });
    };
  }, []);

  return null;
}
