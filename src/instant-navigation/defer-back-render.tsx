import { startTransition, useEffect, useState } from "react";

let startFirstTransition: (() => void) | undefined;

// Added when this module loads, because it must run before the router's listener.
globalThis.window?.addEventListener("popstate", () => startFirstTransition?.());

/**
 * Lets the browser paint a prepared screen before React renders a navigation by Back or Forward.
 * React renders the first transition that starts during a `popstate` event synchronously, and later
 * ones in tasks of their own. This component starts an empty one first, so that the router's is a later one.
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
