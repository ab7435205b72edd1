import { useRef, useSyncExternalStore, type PointerEvent } from "react";
import { forward } from "#shop/ui/forward.ts";

const swipeLengthPx = 48;

/**
 * Detects horizontal swipes by touch or pen: 1 is towards the next item, -1 towards the previous.
 * While the page is zoomed by a pinch, a finger pans the page instead.
 */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startRef = useRef<{ x: number; y: number }>(null);
  const isPageZoomed = useSyncExternalStore(onPageZoom, readIsPageZoomed);

  const handlers = {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse" || isPageZoomed) return;
      startRef.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const start = startRef.current;
      startRef.current = null;
      if (!start) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (Math.abs(x) >= swipeLengthPx && Math.abs(x) > Math.abs(y))
        onSwipe(x * forward < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startRef.current = null;
    },
  };
  return { isPageZoomed, handlers };
}

function onPageZoom(onChange: () => void): () => void {
  window.visualViewport?.addEventListener("resize", onChange);
  return () => window.visualViewport?.removeEventListener("resize", onChange);
}

function readIsPageZoomed(): boolean {
  // A little more than 1, because browsers round the scale.
  return (window.visualViewport?.scale ?? 1) > 1.01;
}
