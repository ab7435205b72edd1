import {
  HAS_SEEN_ANNOUNCEMENT,
  HAS_SEEN_DISCORD_NOTICE,
  MOTION,
  removeStored,
  USER_PREFERENCES,
} from "#preferences/storage.ts";
import { dispatchMotionChange } from "./reduced-motion.ts";

/** Resets this browser to a first visit. */
export function forgetVisit(): void {
  for (const key of [USER_PREFERENCES, HAS_SEEN_ANNOUNCEMENT, HAS_SEEN_DISCORD_NOTICE]) {
    removeStored("localStorage", key);
  }
  removeStored("sessionStorage", MOTION);
  delete document.documentElement.dataset["motion"];
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  dispatchMotionChange();
}
