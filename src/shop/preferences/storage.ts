/** localStorage keys. */
export const USER_PREFERENCES = "userPreferences";
export const HAS_SEEN_DISCORD_NOTICE = "hasSeenDiscordNotice";
export const HAS_SEEN_ANNOUNCEMENT = "hasSeenAnnouncement";

/** sessionStorage key of the motion switch, which lasts for the visit. */
export const MOTION = "motion";

type StorageName = "localStorage" | "sessionStorage";

/** The stored value, or null if there is none or the browser blocks storage. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    // Storage is blocked: the defaults apply.
    return null;
  }
}

/** Removes a stored value. */
export function removeStored(storage: StorageName, key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Storage is blocked, so nothing is stored.
  }
}

/** Stores a value if the browser allows it. */
export function writeStored(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Blocked or full: callers also keep the value in memory for this visit.
  }
}
