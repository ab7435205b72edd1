import { useRef, useState, type KeyboardEvent, type PointerEvent } from "react";

/** How many times larger a zoomed picture is. */
export const zoomFactor = 1.5;
const panStepPercent = 12.5;

/** The transform origin, in percent of the picture. */
type Origin = { xPercent: number; yPercent: number };

const centre: Origin = { xPercent: 50, yPercent: 50 };

/**
 * The zoom of a picture. Hovering with a mouse zooms in and pans. A button holds the zoom; arrow keys or
 * a dragging finger then pan.
 */
export function useZoom() {
  const [isHeld, setIsHeld] = useState(false);
  const [isHovered, setIsHovered] = useState(false);
  const [origin, setOrigin] = useState(centre);
  const fingerRef = useRef<{ x: number; y: number }>(null);
  const isZoomed = isHeld || isHovered;

  const panBy = (xPercent: number, yPercent: number) =>
    setOrigin((previous) => ({
      xPercent: limit(previous.xPercent + xPercent),
      yPercent: limit(previous.yPercent + yPercent),
    }));

  const reset = () => {
    setIsHeld(false);
    setIsHovered(false);
    setOrigin(centre);
  };

  return {
    isHeld,
    reset,
    toggle: () => {
      setIsHeld(!isHeld);
      setOrigin(centre);
    },
    style: {
      transform: isZoomed ? `scale(${zoomFactor})` : "none",
      transformOrigin: `${origin.xPercent}% ${origin.yPercent}%`,
    },
    handlers: {
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (event.pointerType === "mouse") {
          setIsHovered(true);
          setOrigin(pointedAt(event));
          return;
        }
        const finger = { x: event.clientX, y: event.clientY };
        const from = fingerRef.current;
        fingerRef.current = finger;
        if (!isHeld || !from) return;
        // The picture follows the finger.
        const { width, height } = event.currentTarget.getBoundingClientRect();
        panBy(
          ((from.x - finger.x) / (width * (zoomFactor - 1))) * 100,
          ((from.y - finger.y) / (height * (zoomFactor - 1))) * 100,
        );
      },
      onPointerLeave: () => {
        fingerRef.current = null;
        setIsHovered(false);
      },
    },
    /** Pans a held zoom with an arrow key. Returns whether it handled the key. */
    pan: (event: KeyboardEvent): boolean => {
      const direction = isHeld ? directions[event.key] : undefined;
      if (!direction) return false;
      panBy(direction.x * panStepPercent, direction.y * panStepPercent);
      return true;
    },
  };
}

const directions: Record<string, { x: number; y: number } | undefined> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function pointedAt({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Origin {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  return {
    xPercent: limit(((clientX - left) / width) * 100),
    yPercent: limit(((clientY - top) / height) * 100),
  };
}

function limit(percent: number): number {
  return Math.min(100, Math.max(0, percent));
}
