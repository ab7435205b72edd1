import { type ComponentType, useState } from "react";
import { loadChunk } from "#shop/web-platform/load-chunk.ts";

/** A dialog in a separate chunk, which loads when it is first opened. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "loading" | "open" | "failed">("closed");

  const loadAndOpen = async (isAwaited: boolean) => {
    setState("loading");
    try {
      const loaded = await loadChunk(load, isAwaited);
      setDialog(() => loaded);
      setState("open");
    } catch {
      setState("failed");
    }
  };

  return {
    /** Undefined until it has loaded. */
    Dialog,
    isOpen: state === "open",
    isLoading: state === "loading",
    /** Whether it could not be loaded. The next press tries again. */
    hasFailed: state === "failed",
    open: () => (Dialog ? setState("open") : void loadAndOpen(true)),
    /** Opens it without a press. A missing chunk then does not reload the page, because the visitor waits for nothing. */
    openByItself: () => void loadAndOpen(false),
    close: () => setState("closed"),
  };
}
