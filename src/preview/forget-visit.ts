import { forgetMotionChoice } from "#preferences/motion.ts";
import {
  HAS_SEEN_ANNOUNCEMENT,
  HAS_SEEN_DISCORD_NOTICE,
  removeStored,
  USER_PREFERENCES,
} from "#preferences/storage.ts";

/** Resets this browser to a first visit. */
export function forgetVisit(): void {
  for (const key of [USER_PREFERENCES, HAS_SEEN_ANNOUNCEMENT, HAS_SEEN_DISCORD_NOTICE]) {
    removeStored("localStorage", key);
  }
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  forgetMotionChoice();
}
