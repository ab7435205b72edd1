import { type ComponentType, useState } from "react";
import { loadChunk } from "#shop/web-platform/load-chunk.ts";
import { isReloading, reloadOnce } from "#shop/web-platform/reload-once.ts";

/** A dialog in a separate chunk, which loads when it is first opened. */
export function useLazyDialog<Props>(load: () => Promise<ComponentType<Props>>) {
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [state, setState] = useState<"closed" | "loading" | "open" | Error>("closed");

  const loadAndOpen = async (isAwaited: boolean) => {
    setState("loading");
    try {
      const loaded = await loadChunk(load);
      setDialog(() => loaded);
      setState("open");
    } catch (error) {
      if (isAwaited) reloadOnce(window.location);
      if (!isReloading()) setState(error as Error);
    }
  };

  return {
    /** Undefined until it has loaded. */
    Dialog,
    isOpen: state === "open",
    isLoading: state === "loading",
    /** Why it could not be loaded. The next press tries again. */
    error: state instanceof Error ? state : undefined,
    open: () => (Dialog ? setState("open") : void loadAndOpen(true)),
    /** Without a press: a missing chunk must not reload the page of a visitor who waits for nothing. */
    openByItself: () => void loadAndOpen(false),
    close: () => setState("closed"),
  };
}
