import { useSyncExternalStore } from "react";
import { markMotion, motionChoice } from "./before-paint.ts";
import { MOTION, removeStored, writeStored } from "./storage.ts";

const reducedMotionQuery = "(prefers-reduced-motion: reduce)";

const listeners = new Set<() => void>();

/**
 * Whether everything that moves on its own is paused, and the switch for it. Follows the system's
 * setting until the visitor chooses; the choice lasts for the visit. Running on the server.
 */
export function useMotion(): { isPaused: boolean; toggle: () => void } {
  const isPaused = useSyncExternalStore(subscribe, isMotionPaused, () => false);
  return { isPaused, toggle: toggleMotion };
}

function isMotionPaused(): boolean {
  const choice = motionChoice();
  return choice ? choice === "paused" : matchMedia(reducedMotionQuery).matches;
}

function toggleMotion(): void {
  const choice = isMotionPaused() ? "running" : "paused";
  writeStored("sessionStorage", MOTION, choice);
  markMotion(choice);
  for (const listener of listeners) listener();
}

/** Forgets the visitor's choice, so that the system's setting applies again. */
export function forgetMotionChoice(): void {
  removeStored("sessionStorage", MOTION);
  delete document.documentElement.dataset["motion"];
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  const reducedMotion = matchMedia(reducedMotionQuery);
  markMotion(motionChoice());
  listeners.add(listener);
  reducedMotion.addEventListener("change", listener);
  return () => {
    listeners.delete(listener);
    reducedMotion.removeEventListener("change", listener);
  };
}
