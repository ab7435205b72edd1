import { useSyncExternalStore } from "react";
import { markMotion, motionChoice } from "./mark-motion.ts";
import { MOTION, writeStored } from "./storage.ts";

const REDUCED_MOTION = "(prefers-reduced-motion: reduce)";

const listeners = new Set<() => void>();

/**
 * The one switch for everything that moves by itself. It starts as the system asks, and the
 * visitor's choice is kept for the visit. On the server things move.
 */
export function useMotion(): { isPaused: boolean; toggle: () => void } {
  const isPaused = useSyncExternalStore(subscribe, isMotionPaused, () => false);
  return { isPaused, toggle: toggleMotion };
}

function isMotionPaused(): boolean {
  const choice = motionChoice();
  return choice ? choice === "paused" : matchMedia(REDUCED_MOTION).matches;
}

function toggleMotion(): void {
  const choice = isMotionPaused() ? "running" : "paused";
  writeStored("sessionStorage", MOTION, choice);
  markMotion(choice);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const reducedMotion = matchMedia(REDUCED_MOTION);
  markMotion(motionChoice());
  listeners.add(listener);
  reducedMotion.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    reducedMotion.removeEventListener("change", listener);
  };
}
