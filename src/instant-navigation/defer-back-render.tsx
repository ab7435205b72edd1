import { startTransition, useEffect, useState } from "react";

let startFirstTransition: (() => void) | undefined;

// Added when the app loads, because it has to come before the router's listener.
globalThis.window?.addEventListener("popstate", () => startFirstTransition?.());

/**
 * Lets the browser paint a prepared screen before React renders a navigation by Back or Forward.
 * React renders the first transition of a `popstate` event at once, and all others in later tasks.
 * The first one is this component's, which renders nothing.
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
