/** The keys that the shop keeps in the browser's local storage. */
export const USER_PREFERENCES = "userPreferences";
export const HAS_SEEN_DISCORD_NOTICE = "hasSeenDiscordNotice";
export const HAS_SEEN_ANNOUNCEMENT = "hasSeenAnnouncement";

/** The key of the motion switch in session storage: it is kept for the visit alone. */
export const MOTION = "motion";

type StorageName = "localStorage" | "sessionStorage";

/** What storage holds under a key; null where there is nothing or storage is refused. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Forgets what storage holds under a key. */
export function removeStored(storage: StorageName, key: string): void {
  try {
    window[storage].removeItem(key);
  } catch {
    // Refused: then nothing is kept.
  }
}

/** Keeps a value if storage lets us; otherwise it lasts as long as the page. */
export function writeStored(storage: StorageName, key: string, value: string): void {
  try {
    window[storage].setItem(key, value);
  } catch {
    // Refused or full: the page remembers it for this visit.
  }
}
