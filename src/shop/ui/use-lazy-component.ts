import { useState, type ComponentType } from "react";

type LazyComponent<Props> = {
  /** Undefined until it is loaded. */
  Component: ComponentType<Props> | undefined;
  isLoading: boolean;
  hasFailed: boolean;
  /** Loads the component. After a failure the next call tries again. */
  load: () => void;
};

/** A component in a separate chunk, loaded on demand. A failure is reported; the caller displays it. */
export function useLazyComponent<Props>(
  importComponent: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const [phase, setPhase] = useState<"idle" | "loading" | "failed">("idle");
  const load = async () => {
    if (Component) return;
    setPhase("loading");
    try {
      const component = await importComponent();
      setComponent(() => component);
      setPhase("idle");
    } catch (error) {
      reportError(error);
      setPhase("failed");
    }
  };
  return {
    Component,
    isLoading: phase === "loading",
    hasFailed: phase === "failed",
    load: () => void load(),
  };
}
