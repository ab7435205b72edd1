import { type ReactNode, useEffect } from "react";

type ReadySignalProps = {
  /** Called once, after the first effects of everything inside. */
  onReady: () => void;
  children: ReactNode;
};

/** Tells when the page inside answers. */
export function ReadySignal({ onReady, children }: ReadySignalProps) {
  useEffect(onReady, [onReady]);
  return children;
}
