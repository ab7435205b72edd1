import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False in the prerendered page and in the first render over it, true from then on. What only
 * the browser knows (the address's search and hash) waits for it, so that both renders agree.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
