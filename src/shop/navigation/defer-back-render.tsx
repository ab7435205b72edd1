import { startTransition, useEffect, useState } from "react";

let startFirstTransition: (() => void) | undefined;

// Added when this module loads, because it must run before the router's listener.
globalThis.window?.addEventListener("popstate", () => startFirstTransition?.());

/**
 * Delays React's render of a navigation by Back or Forward until the browser has painted the prepared
 * screen. React renders the first transition of a `popstate` event synchronously. This component starts
 * an empty one, so that the router's transition is not the first and waits for the paint.
 */
export function DeferBackRender() {
  const [, setCount] = useState(0);

  useEffect(() => {
    startFirstTransition = () => {
      startTransition(() => {
        setCount((count) => count + 1);
      });
    };
    return () => {
      startFirstTransition = undefined;
    };
  }, []);

  return null;
}
