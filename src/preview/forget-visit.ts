import {
  HAS_SEEN_ANNOUNCEMENT,
  HAS_SEEN_DISCORD_NOTICE,
  MOTION,
  removeStored,
  USER_PREFERENCES,
} from "#preferences/storage.ts";
import { tellMotion } from "./reduced-motion.ts";

/** Makes this browser one that has never been in the shop. */
export function forgetVisit(): void {
  for (const key of [USER_PREFERENCES, HAS_SEEN_ANNOUNCEMENT, HAS_SEEN_DISCORD_NOTICE]) {
    removeStored("localStorage", key);
  }
  removeStored("sessionStorage", MOTION);
  delete document.documentElement.dataset["motion"];
  window.dispatchEvent(new StorageEvent("storage", { key: null }));
  tellMotion();
}
