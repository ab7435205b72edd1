type StorageName = "localStorage" | "sessionStorage";

/** The stored value, or null if there is none or the browser blocks storage. */
export function readStored(storage: StorageName, key: string): string | null {
  try {
    return window[storage].getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value, or removes it with null, if the browser allows it. */
export function writeStored(storage: StorageName, key: string, value: string | null): void {
  try {
    if (value === null) window[storage].removeItem(key);
    else window[storage].setItem(key, value);
  } catch {
    // Blocked or full: nothing is stored, and the value only lasts for this page.
  }
}
