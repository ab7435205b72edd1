import { type ComponentType, useState } from "react";
import { loadPart } from "#shop/web-platform/load-part.ts";

/** A dialog in a separate chunk, which loads when it is first opened. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "loading" | "open" | Error>("closed");

  const loadAndOpen = async () => {
    setState("loading");
    try {
      const loaded = await loadPart(load);
      setDialog(() => loaded);
      setState("open");
    } catch (error) {
      setState(error as Error);
    }
  };

  return {
    /** Undefined until it has loaded. */
    Dialog,
    isOpen: state === "open",
    isLoading: state === "loading",
    /** Why it could not be loaded. The next press tries again. */
    error: state instanceof Error ? state : undefined,
    open: () => (Dialog ? setState("open") : void loadAndOpen()),
    close: () => setState("closed"),
  };
}
