import { useSyncExternalStore } from "react";

const neverChanges = () => () => {};

/**
 * False in the prerendered page and while it hydrates, true from then on. For values that only the
 * browser has, such as the address's query and hash, so that hydration matches the page.
 */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}
