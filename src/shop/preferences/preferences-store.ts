import { noticeFingerprint, isNoticeVisible } from "#domain/notice.ts";
import type { Preferences } from "#domain/preferences.ts";
import { parsePreferences } from "./parse-preferences.ts";
import {
  HAS_SEEN_ANNOUNCEMENT,
  HAS_SEEN_DISCORD_NOTICE,
  readStored,
  USER_PREFERENCES,
  writeStored,
} from "./storage.ts";

/** The two notices, by their names in the preferences. */
export type NoticeName = keyof Preferences["notifications"];

/** The preferences and which notices are visible. */
type PreferencesSnapshot = {
  preferences: Preferences;
  isVisible: Record<NoticeName, boolean>;
};

/** The storage key under which a dismissed notice leaves its fingerprint. */
export const seenFlagKeys: Record<NoticeName, string> = {
  announcement: HAS_SEEN_ANNOUNCEMENT,
  discord: HAS_SEEN_DISCORD_NOTICE,
};

const noticeNames = ["announcement", "discord"] as const;

/**
 * The visitor's preferences as a store for `useSyncExternalStore`. Storage is read once, and
 * again when another tab writes to it.
 */
export class PreferencesStore {
  readonly #defaults: Preferences;
  readonly #serverSnapshot: PreferencesSnapshot;
  readonly #dismissed = new Set<NoticeName>();
  readonly #listeners = new Set<() => void>();
  #snapshot: PreferencesSnapshot | undefined;

  constructor(defaults: Preferences) {
    this.#defaults = defaults;
    this.#serverSnapshot = {
      preferences: defaults,
      isVisible: {
        announcement: isNoticeVisible(defaults.notifications.announcement, null),
        // It opens over the page, so it waits until the page is interactive.
        discord: false,
      },
    };
  }

  /** The state in the prerendered page, and in the browser until it has hydrated. */
  readonly getServerSnapshot = () => this.#serverSnapshot;

  readonly getSnapshot = () => (this.#snapshot ??= this.#read());

  readonly subscribe = (listener: () => void) => {
    if (this.#listeners.size === 0) window.addEventListener("storage", this.#onStorage);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener("storage", this.#onStorage);
    };
  };

  /** Hides a notice for this visit. With `showOnce`, its fingerprint in storage hides it for good. */
  dismiss(name: NoticeName): void {
    const notice = this.getSnapshot().preferences.notifications[name];
    this.#dismissed.add(name);
    if (notice.showOnce) {
      writeStored("localStorage", seenFlagKeys[name], noticeFingerprint(notice));
    }
    this.#update();
  }

  #read(): PreferencesSnapshot {
    const stored = readStored("localStorage", USER_PREFERENCES);
    const preferences = parsePreferences(stored, this.#defaults);
    const isVisible = (name: NoticeName) =>
      !this.#dismissed.has(name) &&
      isNoticeVisible(
        preferences.notifications[name],
        readStored("localStorage", seenFlagKeys[name]),
      );
    return {
      preferences,
      isVisible: { announcement: isVisible("announcement"), discord: isVisible("discord") },
    };
  }

  readonly #onStorage = ({ key }: StorageEvent) => {
    // A null key means that all of storage was cleared.
    const isFlagRemoved = (name: NoticeName) =>
      (key === null || key === seenFlagKeys[name]) &&
      readStored("localStorage", seenFlagKeys[name]) === null;
    for (const name of noticeNames) if (isFlagRemoved(name)) this.#dismissed.delete(name);
    this.#update();
  };

  #update() {
    this.#snapshot = this.#read();
    for (const listener of this.#listeners) listener();
  }
}
