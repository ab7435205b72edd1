import { useState, type ComponentType } from "react";

type LazyComponent<Props> = {
  /** Undefined until it has loaded. */
  Component: ComponentType<Props> | undefined;
  isLoading: boolean;
  /** Loads the component. After a failure the next call tries again. */
  load: () => void;
};

/** A component in a chunk of its own, loaded on demand. */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [isLoading, setIsLoading] = useState(false);
  const load = () => {
    if (Component) return;
    setIsLoading(true);
    void importComponent()
      .then((component) => setComponent(() => component))
      .catch(() => undefined)
      .finally(() => setIsLoading(false));
  };
  return { Component, isLoading, load };
}
