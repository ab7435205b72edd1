import { useRef, type PointerEvent } from "react";

const swipeLengthPx = 48;

/** Detects horizontal swipes by touch or pen: 1 is towards the next item, -1 towards the previous. */
export function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const startRef = useRef<{ x: number; y: number }>(null);

  return {
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === "mouse") return;
      startRef.current = { x: event.clientX, y: event.clientY };
    },
    onPointerUp: (event: PointerEvent) => {
      const start = startRef.current;
      startRef.current = null;
      if (!start) return;
      const x = event.clientX - start.x;
      const y = event.clientY - start.y;
      if (Math.abs(x) >= swipeLengthPx && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
    onPointerCancel: () => {
      startRef.current = null;
    },
  };
}
