import { useSyncExternalStore } from "react";
import { chooseMotion, isMotionPaused, subscribeToMotion } from "./motion.ts";

/** Whether motion is paused, and the switch for it. Running when prerendered. */
export function useMotion(): { isPaused: boolean; toggle: () => void } {
  const isPaused = useSyncExternalStore(subscribeToMotion, isMotionPaused, () => false);
  return { isPaused, toggle: () => chooseMotion(isPaused ? "running" : "paused") };
}
