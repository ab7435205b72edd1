import { lazy, type ComponentType, type LazyExoticComponent } from "react";

/**
 * A component that is fetched when it is first shown and that the page can do without: if it
 * cannot be fetched, nothing stands in its place.
 */
export function lazyExtra<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => {
    try {
      return { default: await load() };
    } catch {
      return { default: () => null };
    }
  });
}
